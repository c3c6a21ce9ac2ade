import { IconButton } from '../../app/index.ts';
import { phone } from '../../device/index.ts';
import { labelText, partsText, percentText, t, tellWalk } from '../../i18n/index.ts';
import { GameBar, GameSpeeds } from '../table/index.ts';
import { ChancesGraph, GraphSigns } from './chances-graph.tsx';
import { sidesOf } from './odds-bar.tsx';
import type { StudySession } from './session.ts';

/** Under the board: where in the game the reader is, and the way to everywhere else. */
export function Timeline({ session }: { readonly session: StudySession }) {
  const { controller, names } = session;
  const playing = controller.playing.value;
  const at = controller.at.value;
  const count = controller.points.value.length - 1;
  const said = at.step === undefined ? t('review.beginning') : tellWalk(at.events, names)[0]?.sentence;
  const odds = session.review.chances.value[at.depth];
  const chances = sidesOf(session).map(({ name }, side) =>
    t('review.chance-of', { player: name, chance: percentText(odds?.[side] ?? 0) }),
  );
  const position = labelText(t('review.at', { number: at.depth, count }), said ?? '');
  const valueText = odds === undefined ? position : partsText([position, ...chances]);
  return (
    <GameBar class="timeline" label={t('review.timeline')}>
      <div class="timeline-line graph">
        <GraphSigns session={session} />
        <ChancesGraph session={session} />
        <i class="graph-here" style={{ insetInlineStart: `${(100 * at.depth) / Math.max(1, count)}%` }} />
        <input
          type="range"
          min={0}
          max={count}
          value={at.depth}
          aria-label={t('review.timeline')}
          aria-valuetext={valueText}
          onInput={({ currentTarget: { value } }) => controller.goToNumber(Number(value))}
        />
      </div>
      <div class="action-buttons">
        <IconButton
          icon="first"
          text={t('review.start')}
          keys="Home"
          onClick={() => controller.goToNumber(0)}
        />
        <IconButton icon="prev" text={t('review.back')} onClick={() => controller.back()} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          text={t(playing ? 'table.pause' : 'review.play')}
          onClick={() => (playing ? controller.pause() : void controller.play())}
        />
        <IconButton icon="next" text={t('review.on')} onClick={() => void controller.on()} />
        <IconButton
          icon="last"
          text={t('review.end')}
          keys="End"
          onClick={() => controller.goToNumber(count)}
        />
      </div>
      <div class="action-note timeline-said">
        <span class="num">
          {at.depth}/{count}
        </span>
        <span role="status">{said}</span>
      </div>
      <GameSpeeds inOne={phone.value} />
    </GameBar>
  );
}
