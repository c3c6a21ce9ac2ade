import { IconButton } from '../../app/index.ts';
import { labelText, t, tellWalk } from '../../i18n/index.ts';
import { GameBar, GameSpeeds } from '../table/index.ts';
import type { StudySession } from './session.ts';

/** Under the board: where in the game the reader is, and the way to everywhere else. */
export function Timeline({ session }: { readonly session: StudySession }) {
  const { controller, names } = session;
  const playing = controller.playing.value;
  const at = controller.at.value;
  const count = controller.points.value.length - 1;
  const said = at.step === undefined ? t('review.beginning') : tellWalk(at.events, names)[0]?.sentence;
  const position = t('review.at', { number: at.depth, count });
  return (
    <GameBar class="timeline" label={t('review.timeline')}>
      <div class="timeline-line">
        <input
          type="range"
          min={0}
          max={count}
          value={at.depth}
          aria-label={t('review.timeline')}
          aria-valuetext={labelText(position, said ?? '')}
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
      <GameSpeeds />
    </GameBar>
  );
}
