import './settings.css';
import { COLOURS } from '../../../rules/index.ts';
import { ask, Button, Choices, LanguageChoice, NameField, openHelp, Switch, toast } from '../../app/index.ts';
import { FigureIcon } from '../../board/index.ts';
import { play } from '../../device/index.ts';
import { colourText, percentText, t } from '../../i18n/index.ts';
import { kept, MOTIONS, NO_RESULTS, type Settings, SPEEDS, THEMES } from '../../kept/index.ts';

const SPEED_TEXTS = { 0.5: 'half', 1: 'normal', 2: 'double', 4: 'fourfold', instant: 'instant' } as const;

const change = (next: Partial<Settings>): void => kept.settings.update((now) => ({ ...now, ...next }));

const setName = (name: string): void =>
  kept.settings.update(({ name: _, ...now }) => (name === '' ? now : { ...now, name }));

export function Page() {
  const settings = kept.settings.value.value;
  return (
    <section class="page settings">
      <h1>{t('shell.title.settings')}</h1>
      <div class="settings-groups">
        <You settings={settings} />
        <Look settings={settings} />
        <GameSettings settings={settings} />
        <Sounds settings={settings} />
        <OnDevice />
      </div>
    </section>
  );
}

interface Props {
  readonly settings: Settings;
}

function You({ settings: { name, colour } }: Props) {
  return (
    <section class="panel group">
      <h2>{t('shell.you')}</h2>
      <div class="setting">
        <span>{t('shell.settings.name')}</span>
        <NameField
          label={t('shell.settings.name')}
          placeholder={t('shell.you')}
          value={name ?? ''}
          take={setName}
        />
      </div>
      <fieldset class="setting">
        <legend>{t('shell.your-colour')}</legend>
        <Choices
          group="colour"
          class="figures"
          of={COLOURS}
          chosen={colour}
          choose={(one) => change({ colour: one })}
          show={(one) => <FigureIcon colour={one} size={36} />}
          label={colourText}
        />
      </fieldset>
    </section>
  );
}

function Look({ settings: { theme, motion } }: Props) {
  return (
    <section class="panel group">
      <h2>{t('shell.settings.look')}</h2>
      <div class="setting">
        <span aria-hidden="true">{t('shell.settings.language')}</span>
        <LanguageChoice />
      </div>
      <fieldset class="setting">
        <legend>{t('shell.settings.theme')}</legend>
        <Choices
          group="theme"
          of={THEMES}
          chosen={theme}
          choose={(one) => change({ theme: one })}
          show={(one) => t(`shell.settings.theme.${one}`)}
        />
      </fieldset>
      <fieldset class="setting">
        <legend>{t('shell.settings.motion')}</legend>
        <Choices
          group="motion"
          of={MOTIONS}
          chosen={motion}
          choose={(one) => change({ motion: one })}
          show={(one) => t(`shell.settings.motion.${one}`)}
        />
      </fieldset>
    </section>
  );
}

function GameSettings({ settings: { speed, spaceNames, confirmMoves } }: Props) {
  return (
    <section class="panel group">
      <h2>{t('shell.game')}</h2>
      <fieldset class="setting">
        <legend>{t('shell.settings.speed')}</legend>
        <Choices
          group="speed"
          of={SPEEDS}
          chosen={speed}
          choose={(one) => change({ speed: one })}
          show={(one) => t(`shell.settings.speed.${SPEED_TEXTS[one]}`)}
        />
        <small class="muted">{t('shell.settings.speed.text')}</small>
      </fieldset>
      <Switch
        name="space-names"
        on={spaceNames}
        flip={(on) => change({ spaceNames: on })}
        text={t('shell.settings.space-names')}
        more={t('shell.settings.space-names.text')}
      />
      <Switch
        name="confirm-moves"
        on={confirmMoves === true}
        flip={(on) => change({ confirmMoves: on })}
        text={t('table.confirm')}
        more={t('table.confirm-text')}
      />
      <div class="setting">
        <span>{t('story.hints')}</span>
        <Button
          icon="hint"
          text={t('story.hints.again')}
          disabled={kept.hints.value.value.done.length === 0}
          onClick={() => {
            kept.hints.set({ done: [] });
            toast(t('story.hints.told'));
          }}
        />
      </div>
      <Button icon="help" text={t('shell.help.title')} onClick={openHelp} />
    </section>
  );
}

function Sounds({ settings: { sound, volume } }: Props) {
  return (
    <section class="panel group">
      <h2>{t('shell.sound')}</h2>
      <Switch name="sound" on={sound} flip={(on) => change({ sound: on })} text={t('shell.sound')} />
      <label class="setting">
        <span>{t('shell.settings.volume')}</span>
        <input
          type="range"
          name="volume"
          min="0"
          max="1"
          step="0.1"
          value={volume}
          disabled={!sound}
          aria-valuetext={percentText(volume)}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            change({ volume: valueAsNumber });
            play('out');
          }}
        />
      </label>
    </section>
  );
}

async function removeResults(): Promise<void> {
  const sure = await ask(
    t('story.results.remove'),
    t('story.results.remove.text'),
    t('shell.home.remove.yes'),
  );
  if (sure) kept.results.set({ ...NO_RESULTS, counted: kept.results.value.peek().counted });
}

function OnDevice() {
  const tables = kept.games.tables.value;
  const finished = tables.filter(({ over }) => over);
  const remove = async (): Promise<void> => {
    const title = t('shell.settings.remove-games');
    if (!(await ask(title, t('shell.settings.remove-games.text'), t('shell.home.remove.yes')))) return;
    for (const { id } of finished) kept.games.remove(id);
  };
  return (
    <section class="panel group">
      <h2>{t('shell.kept-here')}</h2>
      <p>{t('shell.settings.kept.text')}</p>
      <p class="muted">{t('shell.games', { count: tables.length })}</p>
      <Button
        icon="trash"
        text={t('shell.settings.remove-games')}
        disabled={finished.length === 0}
        onClick={() => void remove()}
      />
      <Button
        icon="trash"
        text={t('story.results.remove')}
        disabled={kept.results.value.value.all.played === 0}
        onClick={() => void removeResults()}
      />
    </section>
  );
}
