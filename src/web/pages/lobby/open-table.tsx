import '../new-game/new-game.css';
import { useMemo, useState } from 'preact/hooks';
import type { OnlineSettings, Pace } from '../../../protocol/index.ts';
import {
  COLOURS,
  coloursFor,
  FEWEST_PLAYERS,
  FEWEST_PLAYERS_FOR_LONGER,
  firstNumbers,
  MOST_PLAYERS,
} from '../../../rules/index.ts';
import { Button, Choices, go, linkTo, Switch, toast, useTitle } from '../../app/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import {
  DAYS_PER_MOVE,
  kept,
  type OnlinePlan,
  PACES,
  SECONDS_PER_MOVE,
  STAND_IN_AFTER,
} from '../../kept/index.ts';
import { GameSwitches, HallChoice, layoutTilesFor, ModeChoice } from '../../new-game/index.ts';
import { Api, Doorstep, failureText, spanText } from '../../online/index.ts';

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
    <section class="page open-table">
      <h1>{t('online.new.title')}</h1>
      <Seats plan={plan} change={change} />
      <div class="new-options">
        <GameChoice plan={plan} change={change} />
        {plan.mode === 'experienced' && <HallChoice plan={plan} change={change} />}
        <People plan={plan} change={change} />
      </div>
      <div class="start-line">
        <Button
          icon="door"
          text={t('online.new.open')}
          class="primary"
          disabled={busy}
          onClick={() => void open()}
        />
      </div>
    </section>
  );
}

/** As many figures on the doorstep as there are seats; a tap on one says how many. */
function Seats({ plan, change }: Props) {
  const liked = kept.settings.value.value.colour;
  const allowed = coloursFor(plan.seats);
  const mine = allowed.includes(liked) ? liked : allowed[0]!;
  const order = [mine, ...[...allowed, ...COLOURS].filter((one) => one !== mine)];
  const colours = [...new Set(order)];
  return (
    <fieldset class="panel doorstep-panel">
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
      <p class="seats-note muted">
        <b>{t('online.new.seat-count', { count: plan.seats })}</b>
        {` · ${t('shell.new.figures', { count: firstNumbers(plan.seats).length })} · ${t('online.new.seats-text')}`}
      </p>
    </fieldset>
  );
}

function GameChoice({ plan, change }: Props) {
  return (
    <fieldset class="panel option">
      <legend>{t('shell.game')}</legend>
      <ModeChoice plan={plan} change={change} />
      <GameSwitches plan={plan} change={change} players={plan.seats} />
    </fieldset>
  );
}

function PaceChoice({ plan, change }: Props) {
  return (
    <fieldset class="pace">
      <legend>{t('online.new.pace')}</legend>
      <Choices
        group="pace"
        of={PACES}
        chosen={plan.pace}
        choose={(pace) => change({ pace })}
        show={(pace) => t(`online.pace.${pace}`)}
      />
      {plan.pace !== 'none' && (
        <>
          <label class="pick row wraps">
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
        text={t('online.chat')}
        more={t('online.new.chat-text')}
      />
      <label class="pick row wraps">
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
              {after === null ? t('online.new.never') : t('online.new.after', { time: spanText(after) })}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
