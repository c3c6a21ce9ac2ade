import { useState } from 'preact/hooks';
import { LEVELS, type StepName } from '../../../bots/index.ts';
import { Button, Choices, Dialog, go, linkTo } from '../../app/index.ts';
import { FaceIcon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { kept, yourLevel } from '../../kept/index.ts';
import { playOn } from '../../new-game/index.ts';
import { recordLineOfStep } from '../../study/index.ts';
import type { StudySession } from './session.ts';

/** A game on this device, from where the reader is. */
export function PlayOnButton({ session }: { readonly session: StudySession }) {
  const [asking, setAsking] = useState(false);
  const { phase } = session.controller.game.value;
  const mayBegin = phase === 'moving' || phase === 'placing';
  return (
    <>
      <Button
        icon="onward"
        text={t('review.play-on')}
        class="small"
        disabled={!mayBegin}
        onClick={() => setAsking(true)}
      />
      {asking && <PlayOnDialog session={session} onClose={() => setAsking(false)} />}
    </>
  );
}

function PlayOnDialog({
  session,
  onClose,
}: {
  readonly session: StudySession;
  readonly onClose: () => void;
}) {
  const { controller, colours, opened, nameOf } = session;
  const { turn } = controller.game.peek();
  const [colour, setColour] = useState(opened.you ?? colours[turn]!);
  const [bot, setBot] = useState<StepName>(yourLevel(kept.results.value.peek()).bot);
  const begin = (): void => {
    const at = controller.at.peek();
    const played = controller.points
      .peek()
      .slice(1, at.depth + 1)
      .map(recordLineOfStep);
    go(linkTo('table', playOn(at.game.setup, played, colours.indexOf(colour), bot)));
  };
  return (
    <Dialog title={t('review.play-on')} onClose={onClose}>
      <p>{t('review.play-on-text')}</p>
      <Choices
        group="play-on"
        of={colours}
        chosen={colour}
        choose={setColour}
        show={(one) => (
          <>
            <FaceIcon colour={one} size={26} /> {nameOf(one)}
          </>
        )}
      />
      <label class="row">
        {t('review.strength')}
        <select
          class="select"
          value={bot}
          onChange={({ currentTarget: { value } }) =>
            setBot(LEVELS.find((level) => level.bot === value)?.bot ?? bot)
          }
        >
          {LEVELS.map((level) => (
            <option value={level.bot} key={level.bot}>
              {t(`story.strength.${level.bot}`)}
            </option>
          ))}
        </select>
      </label>
      <Button icon="play" text={t('review.play-on')} class="primary" onClick={begin} />
    </Dialog>
  );
}
