import { useState } from 'preact/hooks';
import { percentText, t } from '../../i18n/index.ts';
import { LogText } from '../table/index.ts';
import { sidesOf } from './odds-bar.tsx';
import type { StudySession } from './session.ts';

/** The graph for those who read it: everybody's chance after each move. */
export function ChancesTable({ session }: { readonly session: StudySession }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('review.as-table')}</summary>
      {open && <ChancesRows session={session} />}
    </details>
  );
}

function ChancesRows({ session }: { readonly session: StudySession }) {
  const { controller, review, names } = session;
  const chances = review.chances.value;
  return (
    <table class="sums num">
      <thead>
        <tr>
          <th scope="col">{t('review.move')}</th>
          {sidesOf(session).map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {controller.tree.main.map((point, depth) => {
          const entry = controller.entryOf(point);
          return (
            <tr key={point.id}>
              <th scope="row">
                {entry === undefined ? t('review.beginning') : <LogText entry={entry} names={names} />}
              </th>
              {chances[depth]?.map((chance, side) => (
                <td key={side}>{percentText(chance)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
