import './new-game.css';
import { useEffect } from 'preact/hooks';
import { MODES } from '../../../rules/index.ts';
import { Choice, go, linkTo, type PageProps, preload, Switch, toast } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { refusalText, t } from '../../i18n/index.ts';
import { kept, type NewGamePlan } from '../../kept/index.ts';
import { beginGame } from './begin.ts';
import { layoutChoices } from './layout-choices.tsx';
import { figuresEach, mayBeLonger, settled } from './plan.ts';
import { Seats } from './seats.tsx';

export function Page({ route }: PageProps) {
  const plan = kept.newGame.value.value;
  const change = (next: NewGamePlan): void => kept.newGame.set(settled(next));
  const wanted = MODES.find((mode) => mode === route.query.get('mode'));
  useEffect(() => {
    if (wanted !== undefined) kept.newGame.update((now) => ({ ...now, mode: wanted }));
    void preload('table');
  }, [wanted]);
  const start = async (): Promise<void> => {
    const begun = await beginGame(kept.newGame.value.peek());
    if (typeof begun === 'string') go(linkTo('table', begun));
    else toast({ text: refusalText(begun), kind: 'bad' });
  };
  const people = plan.seats.filter(({ sitter }) => sitter === 'person').length;
  return (
    <section class="page new-game">
      <h1>{t('shell.new.lead')}</h1>
      <div class="panel step">
        <Seats plan={plan} change={change} />
        <p class="muted step-note">
          {t('shell.new.figures', { count: figuresEach(plan) })}
          {people === 0 && ` · ${t('shell.new.only-bots')}`}
          {figuresEach(plan) > 3 && ` · ${t('shell.new.colour-for-many')}`}
        </p>
      </div>
      <div class="new-options">
        <fieldset class="panel option">
          <legend>{t('shell.new.mode')}</legend>
          <div class="choices two">
            {MODES.map((mode) => (
              <Choice
                key={mode}
                group="mode"
                value={mode}
                chosen={plan.mode}
                choose={() => change({ ...plan, mode })}
              >
                <b>{t(`shell.new.mode.${mode}`)}</b>
                <small>{t(`shell.new.mode.${mode}.text`)}</small>
              </Choice>
            ))}
          </div>
        </fieldset>
        {plan.mode === 'experienced' && (
          <fieldset class="panel option layouts">
            <legend>{t('shell.new.layout')}</legend>
            <div class="choices">
              {layoutChoices.map(({ choice, picture, text }) => (
                <Choice
                  key={choice}
                  group="layout"
                  value={choice}
                  chosen={plan.layout}
                  choose={() => change({ ...plan, layout: choice })}
                >
                  {picture()}
                  <span>{t(text)}</span>
                </Choice>
              ))}
            </div>
          </fieldset>
        )}
        <fieldset class="panel option">
          <legend>{t('shell.new.options')}</legend>
          <Switch
            name="forecast"
            on={plan.forecast}
            flip={(forecast) => change({ ...plan, forecast })}
            text={t('shell.new.forecast')}
            more={t('shell.new.forecast.text')}
          />
          <Switch
            name="longer"
            on={plan.longer}
            flip={(longer) => change({ ...plan, longer })}
            text={t('shell.new.longer')}
            more={t('shell.new.longer.text')}
            disabled={!mayBeLonger(plan)}
          />
          {people > 1 && (
            <Switch
              name="hand-over"
              on={plan.handOver}
              flip={(handOver) => change({ ...plan, handOver })}
              text={t('shell.new.hand-over')}
              more={t('shell.new.hand-over.text')}
            />
          )}
        </fieldset>
      </div>
      <div class="new-start">
        <button type="button" class="btn primary" onClick={() => void start()}>
          <Icon name="door" />
          {t('shell.new.start')}
        </button>
      </div>
    </section>
  );
}
