import './new-game.css';
import { useEffect } from 'preact/hooks';
import { MODES } from '../../../rules/index.ts';
import { Button, go, linkTo, type PageProps, preload, Switch, toast } from '../../app/index.ts';
import { refusalText, t } from '../../i18n/index.ts';
import { kept, type NewGamePlan } from '../../kept/index.ts';
import { beginGame, GameSwitches, HallChoice, ModeChoice } from '../../new-game/index.ts';
import { figuresEach, settled } from './plan.ts';
import { Seats } from './seats.tsx';

export function Page({ route }: PageProps) {
  const plan = kept.newGame.value.value;
  const change = (next: Partial<NewGamePlan>): void => kept.newGame.set(settled({ ...plan, ...next }));
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
    <section class="page">
      <h1>{t('shell.new.lead')}</h1>
      <div class="panel seats-panel">
        <Seats plan={plan} change={change} />
        <p class="muted seats-note">
          {t('shell.new.figures', { count: figuresEach(plan) })}
          {people === 0 && ` · ${t('shell.new.only-bots')}`}
          {figuresEach(plan) > 3 && ` · ${t('shell.new.colour-for-many')}`}
        </p>
      </div>
      <div class="new-options">
        <fieldset class="panel option">
          <legend>{t('shell.game')}</legend>
          <ModeChoice plan={plan} change={change} />
        </fieldset>
        {plan.mode === 'experienced' && <HallChoice plan={plan} change={change} />}
        <fieldset class="panel option">
          <legend>{t('shell.new.options')}</legend>
          <GameSwitches plan={plan} change={change} players={plan.seats.length} />
          {people > 1 && (
            <Switch
              name="hand-over"
              on={plan.handOver}
              flip={(handOver) => change({ handOver })}
              text={t('shell.new.hand-over')}
              more={t('shell.new.hand-over.text')}
            />
          )}
        </fieldset>
      </div>
      <div class="start-line">
        <Button icon="door" text={t('shell.new.start')} class="primary" onClick={() => void start()} />
      </div>
    </section>
  );
}
