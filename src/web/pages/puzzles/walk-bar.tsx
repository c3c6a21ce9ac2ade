import type { Run } from '../../../puzzles/index.ts';
import { linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { puzzlesText, refusalSentence, tellWalk } from '../../i18n/index.ts';
import { PUZZLE_SPEEDS } from '../../kept/index.ts';
import type { Walk } from '../../puzzle/level-play.ts';
import { canTurn } from '../../puzzle/pieces.ts';
import { phone } from '../../screen.ts';
import { Teeth } from './goals.tsx';
import type { LevelSession } from './level-session.ts';
import { supplyEntries } from './supply.tsx';

const { t } = puzzlesText;

/** What stands under the board: what to do now, or the walk. */
export function BoardBar({ session }: { readonly session: LevelSession }) {
  const walk = session.play.walk.value;
  return walk === undefined ? <BuildingBar session={session} /> : <WalkBar session={session} walk={walk} />;
}

function BuildingBar({ session }: { readonly session: LevelSession }) {
  const { builder } = session.play;
  const tested = session.play.tested.value;
  const picked = builder.picked.value !== undefined;
  return (
    <section class="panel pz-bar">
      <Refused session={session} />
      <button
        type="button"
        class={`chip pz-feet ${session.footprints.value ? 'on' : ''}`}
        aria-pressed={session.footprints.value}
        aria-keyshortcuts="F"
        title={t('puzzles.footprints.text')}
        onClick={() => session.flipFootprints()}
      >
        <Icon name="foot" />
        <span>{t('puzzles.footprints')}</span>
      </button>
      {tested === undefined ? (
        <p class="pz-say">{sayText(session)}</p>
      ) : (
        <>
          <Rail run={tested} at={0} />
          <span class="num muted pz-count">
            {0} / {tested.steps}
          </span>
        </>
      )}
      <div class="pz-buttons">
        {builder.turnable.value && (
          <button type="button" class="btn sm" aria-keyshortcuts="R" onClick={() => builder.turn()}>
            <Icon name="rotate" />
            <span>{t('puzzles.turn')}</span> <kbd>R</kbd>
          </button>
        )}
        {picked && (
          <button type="button" class="btn sm" aria-keyshortcuts="Delete" onClick={() => builder.takeBack()}>
            <Icon name="close" />
            <span>{t('puzzles.take-back')}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/** What the reader can do next, in a sentence. */
function sayText(session: LevelSession): string {
  const { builder } = session.play;
  const active = builder.active.value;
  if (builder.picked.value !== undefined && active !== undefined)
    return t(canTurn(active) ? 'puzzles.say.picked-turn' : 'puzzles.say.picked');
  if (active !== undefined) {
    if (builder.places.value.length === 0) return t('puzzles.say.nowhere');
    return t(canTurn(active) ? 'puzzles.say.where-turn' : 'puzzles.say.where');
  }
  if (builder.lone.value !== undefined) return t('puzzles.say.lone');
  if (session.nudged.value) return t('puzzles.say.first');
  const left = supplyEntries(session).some(({ count }) => count > 0);
  return t(left ? 'puzzles.say.choose' : 'puzzles.say.ready');
}

/** Why something can't lie there, with the rule. */
function Refused({ session }: { readonly session: LevelSession }) {
  const refused = session.play.builder.refused.value;
  return (
    <div class="pz-refusal-place" role="alert">
      {refused !== undefined && (
        <p class="pz-refusal">
          <Icon name="warn" />
          <span>
            {refusalSentence(refused.refusal, session.play.names)}{' '}
            <a class="rule-link" href={linkTo('rules', refused.refusal.rule)}>
              {refused.refusal.rule}
            </a>
          </span>
        </p>
      )}
    </div>
  );
}

interface WalkBarProps {
  readonly session: LevelSession;
  readonly walk: Walk;
}

function WalkBar({ session, walk }: WalkBarProps) {
  const { play } = session;
  const playing = walk.playing.value;
  const at = walk.at.value;
  const { length: steps } = walk;
  return (
    <section class="panel pz-bar walking" aria-label={t('puzzles.walk.title')}>
      <div class="pz-buttons">
        <BarButton
          icon="undo"
          text={t('puzzles.walk.stop')}
          keys="Escape"
          onClick={() => play.backToBuilding()}
        />
        <BarButton
          icon="prev"
          text={t('puzzles.walk.back-step')}
          keys=","
          off={at === 0}
          onClick={() => play.goTo(at - 1)}
        />
        <BarButton
          icon={playing ? 'pause' : 'play'}
          text={t(playing ? 'puzzles.walk.pause' : 'puzzles.walk.go')}
          keys="Space"
          off={at >= steps}
          onClick={() => (playing ? walk.pause() : void play.go())}
        />
        <BarButton
          icon="next"
          text={t('puzzles.walk.step')}
          keys="."
          off={at >= steps}
          onClick={() => void play.stepOn()}
        />
        <BarButton
          icon="last"
          text={t('puzzles.walk.skip')}
          keys="End"
          off={at >= steps}
          onClick={() => play.skip()}
        />
      </div>
      <div class="pz-line">
        <Rail run={walk.run} at={at} />
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          aria-label={t('puzzles.walk.title')}
          aria-valuetext={stepText(session, walk, at)}
          onInput={({ currentTarget: { value } }) => play.goTo(Number(value))}
        />
      </div>
      <span class="num pz-count">
        {at} / {steps}
      </span>
      <Speeds session={session} />
    </section>
  );
}

/** On a phone one button goes through them. */
function Speeds({ session }: { readonly session: LevelSession }) {
  const now = session.speed.value;
  const chip = (speed: (typeof PUZZLE_SPEEDS)[number], next: (typeof PUZZLE_SPEEDS)[number]) => (
    <button
      type="button"
      class={`chip num ${now === speed ? 'on' : ''}`}
      aria-pressed={phone.value ? undefined : now === speed}
      aria-label={t('puzzles.walk.speed', { speed })}
      onClick={() => session.setSpeed(next)}
      key={speed}
    >
      {speed}×
    </button>
  );
  const after = PUZZLE_SPEEDS[(PUZZLE_SPEEDS.indexOf(now) + 1) % PUZZLE_SPEEDS.length]!;
  return (
    <fieldset class="pz-speeds">
      {phone.value ? chip(now, after) : PUZZLE_SPEEDS.map((speed) => chip(speed, speed))}
    </fieldset>
  );
}

function stepText({ play }: LevelSession, walk: Walk, at: number): string {
  if (at === 0) return t('puzzles.walk.start');
  const told = tellWalk(walk.eventsOf(at), play.names).map(({ sentence }) => sentence);
  return [t('puzzles.walk.at', { step: at, steps: walk.length }), ...told].join('. ');
}

interface BarButtonProps {
  readonly icon: string;
  readonly text: string;
  readonly keys: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

const BarButton = ({ icon, text, keys, off = false, onClick }: BarButtonProps) => (
  <button
    type="button"
    class="btn icon"
    aria-label={text}
    title={text}
    aria-keyshortcuts={keys}
    disabled={off}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

const percent = (part: number, of: number): string => `${of === 0 ? 0 : (part / of) * 100}%`;

/** The walk as a line: where it is, the bites on its way, and the circle at its end. */
function Rail({ run, at }: { readonly run: Run; readonly at: number }) {
  const { steps, circle } = run;
  const turn = circle === undefined ? 0 : (circle.begins + steps) / 2;
  return (
    <div class="pz-rail" aria-hidden="true">
      <span class="pz-rail-line" />
      <span class="pz-rail-done" style={{ width: percent(at, steps) }} />
      {circle !== undefined && (
        <span
          class="pz-rail-circle"
          style={{ left: percent(circle.begins, steps), width: percent(steps - circle.begins, steps) }}
        />
      )}
      {circle !== undefined && (
        <i class="turn" style={{ left: percent(turn, steps) }}>
          <Icon name="rotate" />
        </i>
      )}
      {run.eaten.map(({ figure, step, side }) => (
        <i class={`bite ${side}`} style={{ left: percent(step, steps) }} key={figure}>
          <Teeth />
        </i>
      ))}
      <i class="now" style={{ left: percent(at, steps) }}>
        <Icon name="foot" />
      </i>
    </div>
  );
}
