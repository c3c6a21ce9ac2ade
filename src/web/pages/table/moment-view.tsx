import './moment-view.css';
import { capital, t } from '../../i18n/index.ts';
import { winnerText } from './end-dialog.tsx';
import type { Moment } from './moments.ts';
import type { Session } from './session.ts';

/** Light and a word on the board, for a moment; nothing lies under it that could not be pressed. */
export function MomentView({ session }: { readonly session: Session }) {
  const moment = session.moments.now;
  if (moment === undefined) return null;
  const [title, text] = wordsOf(session, moment);
  // The words leave free what the monster is doing.
  const above = (moment.kind === 'eaten' || moment.kind === 'double') && session.monsterAbove.peek();
  const lost = moment.kind === 'end' && moment.winner === null;
  return (
    <div
      class={`moment moment-${moment.kind} ${lost ? 'lost' : ''} ${above ? 'low' : ''}`}
      style={{ '--lasts': `${moment.lasts}ms` }}
      key={moment.number}
      aria-hidden="true"
    >
      <i class="moment-light" />
      <p class="moment-words">
        <b>{title}</b>
        {text !== undefined && <span>{text}</span>}
      </p>
    </div>
  );
}

function wordsOf(session: Session, moment: Moment): readonly [string, string?] {
  switch (moment.kind) {
    case 'stage-two':
      return [t('story.stage-two'), t('story.stage-two.text')];
    case 'out': {
      const { game } = session.controller.showing.live.peek();
      const out = game.out[game.seatOf(game.position.figureNamed(moment.figure)!)]!;
      const title = capital(t('story.moment.out', { figure: session.names.figure(moment.figure) }));
      return [title, t('table.out-of', { out, needed: game.neededOut })];
    }
    case 'eaten': {
      const title = capital(t('story.moment.eaten', { figure: session.names.figure(moment.figure) }));
      return [title, t(moment.gone ? 'story.moment.gone' : 'story.moment.returns')];
    }
    case 'double':
      return [t('story.moment.double', { count: moment.count })];
    case 'end':
      return [winnerText(session, moment.winner)];
  }
}
