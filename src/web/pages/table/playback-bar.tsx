import { useComputed } from '@preact/signals';
import { Button, gameSpeed, IconButton, setGameSpeed } from '../../app/index.ts';
import { Speeds } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import { PLAY_SPEEDS } from '../../kept/index.ts';
import { GameBar, Who } from './game-bar.tsx';
import { LookBy } from './moves-panel.tsx';
import type { Session } from './session.ts';

/** While something is shown: pause, a step, the end, and how fast. */
export function PlaybackBar({ session }: { readonly session: Session }) {
  const { playback, showing } = session.controller;
  const reviewing = useComputed(() => showing.review.value !== undefined).value;
  const playing = playback.playing.value !== undefined && !showing.interrupted.value;
  const said = session.walkSaid.value;
  return (
    <GameBar
      class="playback"
      label={t('table.playback')}
      state={
        <Who title={t(reviewing ? 'table.looking-back' : 'table.walks')}>
          {!reviewing && (
            <div class="action-note said" aria-hidden="true">
              {said}
            </div>
          )}
        </Who>
      }
    >
      <div class="action-buttons">
        {(playing || !reviewing) && (
          <>
            <GameSpeeds />
            <PauseAndStep session={session} playing={playing} />
          </>
        )}
        {reviewing && !playing && <LookBy showing={showing} />}
        {reviewing ? (
          <Button
            icon="check"
            text={t('table.back-to-game')}
            class="primary"
            onClick={() => showing.closeReview()}
          />
        ) : (
          <Button
            icon="last"
            text={t('table.skip')}
            class="skip-walk"
            disabled={!playing}
            onClick={() => playback.skip()}
          />
        )}
      </div>
    </GameBar>
  );
}

/** The one speed that the settings have, too. */
export const GameSpeeds = ({ inOne = false }: { readonly inOne?: boolean }) => (
  <Speeds speeds={PLAY_SPEEDS} now={gameSpeed.value} choose={setGameSpeed} inOne={inOne} />
);

interface PauseAndStepProps {
  readonly session: Session;
  readonly playing: boolean;
}

function PauseAndStep({ session, playing }: PauseAndStepProps) {
  const { playback } = session.controller;
  const paused = playback.paused.value;
  return (
    <>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        text={t(paused ? 'table.go-on' : 'table.pause')}
        disabled={!playing}
        onClick={() => (paused ? playback.go() : playback.pause())}
      />
      <IconButton
        icon="next"
        text={t('table.one-step')}
        disabled={!playing}
        onClick={() => playback.step()}
      />
    </>
  );
}
