import { useComputed } from '@preact/signals';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { SPEEDS } from '../../show/index.ts';
import type { Session } from './session.ts';

/** While something is shown: pause, a step, the end, and how fast. */
export function PlaybackBar({ session }: { readonly session: Session }) {
  const { playback, showing } = session.controller;
  const reviewing = useComputed(() => showing.review.value !== undefined).value;
  const playing = playback.playing.value !== undefined && !showing.interrupted.value;
  const said = session.said.value.at(-1)?.text ?? '';
  return (
    <section class="panel actions playback" aria-label={t('table.playback')}>
      <div class="state">
        <div class="who">
          <div>
            <b class="dsp">{t(reviewing ? 'table.looking-back' : 'table.walks')}</b>
            {!reviewing && (
              <div class="d said" aria-hidden="true">
                {said}
              </div>
            )}
          </div>
        </div>
      </div>
      <div class="buttons">
        {(playing || !reviewing) && <Speeds session={session} />}
        {(playing || !reviewing) && <PauseAndStep session={session} playing={playing} />}
        {reviewing && !playing && <LookBy session={session} />}
        {reviewing ? (
          <button type="button" class="btn primary" onClick={() => showing.closeReview()}>
            <Icon name="check" />
            {t('table.back-to-game')}
          </button>
        ) : (
          <button type="button" class="btn skip-walk" disabled={!playing} onClick={() => playback.skip()}>
            <Icon name="last" />
            {t('table.skip')}
          </button>
        )}
      </div>
    </section>
  );
}

interface PauseAndStepProps {
  readonly session: Session;
  readonly playing: boolean;
}

function PauseAndStep({ session, playing }: PauseAndStepProps) {
  const { playback } = session.controller;
  const pause = t(playback.paused.value ? 'table.go-on' : 'table.pause');
  return (
    <>
      <button
        type="button"
        class="btn icon"
        aria-label={pause}
        title={pause}
        disabled={!playing}
        onClick={() => (playback.paused.value ? playback.go() : playback.pause())}
      >
        <Icon name={playback.paused.value ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        class="btn icon"
        aria-label={t('table.one-step')}
        title={t('table.one-step')}
        disabled={!playing}
        onClick={() => playback.step()}
      >
        <Icon name="next" />
      </button>
    </>
  );
}

/** From one move that is looked at to the one before it, and to the next. */
function LookBy({ session }: { readonly session: Session }) {
  const { showing } = session.controller;
  return (
    <>
      <button
        type="button"
        class="btn icon"
        aria-label={t('table.earlier')}
        title={t('table.earlier')}
        disabled={showing.review.value?.batch === 0}
        onClick={() => showing.lookBy(-1)}
      >
        <Icon name="prev" />
      </button>
      <button
        type="button"
        class="btn icon"
        aria-label={t('table.later')}
        title={t('table.later')}
        onClick={() => showing.lookBy(1)}
      >
        <Icon name="next" />
      </button>
    </>
  );
}

function Speeds({ session }: { readonly session: Session }) {
  const { playback } = session.controller;
  return (
    <fieldset class="speeds" aria-label={t('table.speed', { speed: playback.speed.value })}>
      {SPEEDS.map((speed) => (
        <button
          type="button"
          class={`chip num ${playback.speed.value === speed ? 'on' : ''}`}
          aria-pressed={playback.speed.value === speed}
          aria-label={t('table.speed', { speed })}
          onClick={() => playback.setSpeed(speed)}
          key={speed}
        >
          {speed}×
        </button>
      ))}
    </fieldset>
  );
}
