import { useState } from 'preact/hooks';
import { Button, ButtonLink, go, linkTo } from '../../../app/index.ts';
import { Icon } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { Company } from '../../../table/index.ts';
import type { Session } from '../session.ts';
import { doIt, nameOf } from './questions.tsx';

interface Props {
  readonly session: Session;
  readonly company: Company;
}

/** After the game: with the same people again. */
export function Rematch({ session, company }: Props) {
  const [busy, setBusy] = useState(false);
  if (company.rematch.value !== undefined)
    return (
      <p class="rematch row wraps" role="status">
        <RematchOpen session={session} company={company} />
      </p>
    );
  if (company.looksOn.value) return null;
  const play = async (): Promise<void> => {
    setBusy(true);
    await doIt(company, company.openRematch());
    setBusy(false);
    const table = company.rematch.peek()?.table;
    if (table === undefined) return;
    company.comeAlong();
    go(linkTo('online', table));
  };
  return (
    <p class="rematch row wraps">
      <Button
        icon="play"
        text={t('online.rematch')}
        class="primary"
        disabled={busy}
        onClick={() => void play()}
      />
    </p>
  );
}

/** The same over the board, where the dialog of the end is closed. */
export const RematchNotice = ({ session, company }: Props) =>
  company.rematch.value === undefined ? null : (
    <p class="panel notice" role="status">
      <Icon name="people" />
      <RematchOpen session={session} company={company} />
    </p>
  );

/** Who wants it, and the way there; who played here sits down there at once. */
function RematchOpen({ session, company }: Props) {
  const { seat, table } = company.rematch.value!;
  return (
    <>
      <span>
        {session.table.mine.has(seat)
          ? t('online.rematch.yours')
          : t('online.rematch.asks', { name: nameOf(session, seat) })}
      </span>
      <ButtonLink
        icon="play"
        text={t(company.looksOn.value ? 'online.join' : 'online.rematch.join')}
        class="small primary"
        href={linkTo('online', table)}
        onClick={() => company.comeAlong()}
      />
    </>
  );
}
