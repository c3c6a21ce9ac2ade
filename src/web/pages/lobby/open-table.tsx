import '../new-game/new-game.css';
import { useMemo, useState } from 'preact/hooks';
import type { OnlineSettings, Pace } from '../../../protocol/index.ts';
import {
  COLOURS,
  FEWEST_PLAYERS,
  FEWEST_PLAYERS_FOR_LONGER,
  firstNumbers,
  MODES,
  MOST_PLAYERS,
} from '../../../rules/index.ts';
import { Choice, go, linkTo, Switch, toast, useTitle } from '../../app/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { onlineText, t as text } from '../../i18n/index.ts';
import {
  DAYS_PER_MOVE,
  kept,
  type LayoutChoice,
  type OnlinePlan,
  PACES,
  SECONDS_PER_MOVE,
  STAND_IN_AFTER,
} from '../../kept/index.ts';
import { Api } from '../../online/api.ts';
import { Doorstep } from '../../online/door-scene.tsx';
import { failureText } from '../../online/problem-text.ts';
import { spanText } from '../../online/time-text.ts';
import { layoutChoices } from '../new-game/layout-choices.tsx';
import { layoutTilesFor } from '../new-game/layout-tiles.ts';
import { coloursFor } from '../new-game/plan.ts';

const SEAT_COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i);
const DAY = 86_400;

function paceOf({ pace, seconds, days }: OnlinePlan): Pace {
  if (pace === 'seconds') return { kind: 'seconds', seconds };
  return pace === 'days' ? { kind: 'days', days } : { kind: 'none' };
}

async function settingsOf(plan: OnlinePlan): Promise<OnlineSettings> {
  const tiles = plan.mode === 'basic' ? [] : await layoutTilesFor(plan.layout);
  return {
    mode: plan.mode,
    seats: plan.seats,
    longer: plan.longer && plan.seats >= FEWEST_PLAYERS_FOR_LONGER,
    forecast: plan.forecast,
    ...(tiles.length > 0 && { tiles }),
    pace: paceOf(plan),
    listed: plan.listed,
    standInAfter: plan.standInAfter,
    chat: plan.chat,
  };
}

interface Props {
  readonly plan: OnlinePlan;
  readonly change: (next: Partial<OnlinePlan>) => void;
}

/** What the host chooses before the table is open. */
export function OpenTable() {
  const { t } = onlineText;
  useTitle(t('online.new.title'));
  const api = useMemo(() => new Api(), []);
  const [busy, setBusy] = useState(false);
  const plan = kept.onlinePlan.value.value;
  const change = (next: Partial<OnlinePlan>): void => kept.onlinePlan.update((now) => ({ ...now, ...next }));
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.me();
      const { id } = await api.openTable(await settingsOf(plan), kept.settings.value.peek().name);
      go(linkTo('online', id));
    } catch (failure) {
      toast({ text: failureText(failure), kind: 'bad' });
      setBusy(false);
    }
  };
  return (
    <section class="page new-game open-table">
      <h1>{t('online.new.title')}</h1>
      <Seats plan={plan} change={change} />
      <div class="new-options">
        <GameChoice plan={plan} change={change} />
        {plan.mode === 'experienced' && <Layout plan={plan} change={change} />}
        <People plan={plan} change={change} />
      </div>
      <div class="new-start">
        <button type="button" class="btn primary" disabled={busy} onClick={() => void open()}>
          <Icon name="door" />
          {t('online.new.open')}
        </button>
      </div>
    </section>
  );
}

/** As many figures on the doorstep as there are seats; a tap on one says how many. */
function Seats({ plan, change }: Props) {
  const { t } = onlineText;
  const liked = kept.settings.value.value.colour;
  const allowed = coloursFor(plan.seats);
  const mine = allowed.includes(liked) ? liked : allowed[0]!;
  const order = [mine, ...[...allowed, ...COLOURS].filter((one) => one !== mine)];
  const colours = [...new Set(order)];
  return (
    <fieldset class="panel step">
      <legend class="unseen">{t('online.new.seats')}</legend>
      <Doorstep awake places={MOST_PLAYERS}>
        <span class="stander">
          <FigureIcon colour={mine} number={1} />
          <Icon name="people" />
        </span>
        {SEAT_COUNTS.map((count) => (
          <label class={`stander choice ${count <= plan.seats ? '' : 'ghost'}`} key={count}>
            <FigureIcon colour={colours[count - 1]!} number={count} />
            <input
              type="radio"
              name="seats"
              value={count}
              checked={count === plan.seats}
              aria-label={t('online.new.seat-count', { count })}
              title={t('online.new.seat-count', { count })}
              onChange={() => change({ seats: count })}
            />
          </label>
        ))}
      </Doorstep>
      <p class="step-note muted">
        <b>{t('online.new.seat-count', { count: plan.seats })}</b>
        {` · ${text('shell.new.figures', { count: firstNumbers(plan.seats).length })} · ${t('online.new.seats-text')}`}
      </p>
    </fieldset>
  );
}

function GameChoice({ plan, change }: Props) {
  return (
    <fieldset class="panel option">
      <legend>{text('shell.new.mode')}</legend>
      <div class="choices two">
        {MODES.map((mode) => (
          <Choice key={mode} group="mode" value={mode} chosen={plan.mode} choose={() => change({ mode })}>
            <b>{text(`shell.new.mode.${mode}`)}</b>
            <small>{text(`shell.new.mode.${mode}.text`)}</small>
          </Choice>
        ))}
      </div>
      <Switch
        name="forecast"
        on={plan.forecast}
        flip={(forecast) => change({ forecast })}
        text={text('shell.new.forecast')}
        more={text('shell.new.forecast.text')}
      />
      <Switch
        name="longer"
        on={plan.longer}
        flip={(longer) => change({ longer })}
        text={text('shell.new.longer')}
        more={text('shell.new.longer.text')}
        disabled={plan.seats < FEWEST_PLAYERS_FOR_LONGER}
      />
    </fieldset>
  );
}

function Layout({ plan, change }: Props) {
  return (
    <fieldset class="panel option layouts">
      <legend>{text('shell.new.layout')}</legend>
      <div class="choices">
        {layoutChoices.map(({ choice, picture, text: key }) => (
          <Choice<LayoutChoice>
            key={choice}
            group="layout"
            value={choice}
            chosen={plan.layout}
            choose={() => change({ layout: choice })}
          >
            {picture()}
            <span>{text(key)}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function PaceChoice({ plan, change }: Props) {
  const { t } = onlineText;
  return (
    <fieldset class="pace">
      <legend>{t('online.new.pace')}</legend>
      <div class="choices">
        {PACES.map((pace) => (
          <Choice key={pace} group="pace" value={pace} chosen={plan.pace} choose={() => change({ pace })}>
            {t(`online.pace.${pace}`)}
          </Choice>
        ))}
      </div>
      {plan.pace !== 'none' && (
        <>
          <label class="pick">
            <span>{t('online.new.time')}</span>
            <select
              class="select"
              value={plan.pace === 'seconds' ? plan.seconds : plan.days}
              onChange={({ currentTarget: { value } }) =>
                change(plan.pace === 'seconds' ? { seconds: Number(value) } : { days: Number(value) })
              }
            >
              {(plan.pace === 'seconds' ? SECONDS_PER_MOVE : DAYS_PER_MOVE).map((count) => (
                <option key={count} value={count}>
                  {spanText(plan.pace === 'seconds' ? count : count * DAY)}
                </option>
              ))}
            </select>
          </label>
          <small>{t('online.new.pace-text')}</small>
        </>
      )}
    </fieldset>
  );
}

function People({ plan, change }: Props) {
  const { t } = onlineText;
  return (
    <fieldset class="panel option">
      <legend>{t('online.new.people')}</legend>
      <PaceChoice plan={plan} change={change} />
      <Switch
        name="listed"
        on={plan.listed}
        flip={(listed) => change({ listed })}
        text={t('online.new.listed')}
        more={t('online.new.listed-text')}
      />
      <Switch
        name="chat"
        on={plan.chat}
        flip={(chat) => change({ chat })}
        text={t('online.new.chat')}
        more={t('online.new.chat-text')}
      />
      <label class="pick">
        <span>{t('online.new.stand-in')}</span>
        <select
          class="select"
          value={String(plan.standInAfter)}
          onChange={({ currentTarget: { value } }) =>
            change({ standInAfter: value === 'null' ? null : Number(value) })
          }
        >
          {STAND_IN_AFTER.map((after) => (
            <option key={String(after)} value={String(after)}>
              {after === null ? t('online.new.never') : spanText(after)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
