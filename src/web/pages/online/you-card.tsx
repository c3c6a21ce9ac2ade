import { useState } from 'preact/hooks';
import type { Colour } from '../../../rules/index.ts';
import { Button, Choice, NameField } from '../../app/index.ts';
import { FaceIcon } from '../../board/index.ts';
import { CAST_NAMES, capital, colourText, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { problemText, type Room } from '../../online/index.ts';
import type { MakeWish } from './places.tsx';
import { freeColours, isOthers, likedColour } from './seat-names.ts';

interface Props {
  readonly room: Room;
  readonly busy: boolean;
  readonly wish: MakeWish;
  /** The own seat; none before sitting down: then it is said how one would come. */
  readonly seat: number | undefined;
}

/** Name and colour of whoever looks at this page; kept for the next table. */
export function YouCard({ room, busy, wish, seat }: Props) {
  const table = room.table.value!;
  const { sitter, colour: worn } = seat === undefined ? {} : table.seats[seat]!;
  const colour = worn ?? likedColour(table);
  const settings = kept.settings.value.value;
  const name = sitter?.kind === 'guest' ? sitter.name : (settings.name ?? '');
  const rename = (next: string): void => {
    if (next === '' || next === name) return;
    kept.settings.update((now) => ({ ...now, name: next }));
    if (seat !== undefined) void wish({ type: 'rename', seat, name: next });
  };
  const [wanted, setWanted] = useState<Colour>();
  const paint = async (next: Colour): Promise<void> => {
    setWanted(next); // shown at once, also while the answer is on its way
    if (seat === undefined || (await wish({ type: 'colour', seat, colour: next })))
      kept.settings.update((now) => ({ ...now, colour: next }));
    setWanted(undefined);
  };
  return (
    <section class="panel you-card">
      <h2>{t(seat === undefined ? 'online.room.come-as' : 'shell.you')}</h2>
      <div class="you-name">
        <NameField
          label={t('online.room.name')}
          placeholder={colour === undefined ? t('online.room.name') : CAST_NAMES[colour]}
          value={name}
          take={rename}
          against={(wanted) =>
            isOthers(table, room.mine.value, wanted) ? problemText('name-taken') : undefined
          }
        />
        {seat !== undefined && (
          <Button
            icon="exit"
            text={t('online.room.stand')}
            class="ghost"
            disabled={busy}
            onClick={() => void wish({ type: 'stand', seat })}
          />
        )}
      </div>
      <fieldset class="choices you-colours">
        <legend class="unseen">{t('shell.your-colour')}</legend>
        {freeColours(table, worn).map((one) => (
          <Choice<Colour>
            key={one}
            group={`colour-${seat ?? 'next'}`}
            value={one}
            chosen={wanted ?? colour ?? one}
            choose={() => void paint(one)}
            label={capital(colourText(one))}
          >
            <FaceIcon colour={one} size={36} />
          </Choice>
        ))}
      </fieldset>
    </section>
  );
}
