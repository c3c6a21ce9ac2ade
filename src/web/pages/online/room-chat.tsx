import { useMemo, useRef } from 'preact/hooks';
import { onlineText } from '../../i18n/index.ts';
import { addressOfTable, keptTable } from '../../online/open-room.ts';
import { RemoteCompany } from '../../online/remote-company.ts';
import type { Room } from '../../online/room.ts';
import type { ChatMessage } from '../../table/company.ts';
import { ChatPanel } from '../table/company/chat-panel.tsx';

/** Whoever waits may talk: the same chat as later at the table. */
export function RoomChat({ room }: { readonly room: Room }) {
  const company = useMemo(() => new RemoteCompany(room, keptTable(room.id), addressOfTable(room.id)), [room]);
  const { chat } = company;
  if (chat === undefined) return null;
  return (
    <section class="panel room-chat">
      <h2>{onlineText.t('online.chat')}</h2>
      <ChatPanel company={company} chat={chat} />
      <Said lines={chat.lines.value} />
    </section>
  );
}

/** What others say, for those who listen; not what was said before they came. */
function Said({ lines }: { readonly lines: readonly ChatMessage[] }) {
  const before = useRef(lines.at(-1)?.number ?? -1);
  const news = lines.findLast(({ number, mine }) => number > before.current && !mine);
  return (
    <p class="unseen" role="status">
      {news !== undefined && onlineText.t('online.says', news)}
    </p>
  );
}
