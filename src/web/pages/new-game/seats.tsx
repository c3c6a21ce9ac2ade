import { LEVELS } from '../../../bots/index.ts';
import { COLOURS, type Colour, coloursFor } from '../../../rules/index.ts';
import { Button, NameField } from '../../app/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { capital, colourText, labelText, t } from '../../i18n/index.ts';
import { kept, type NewGamePlan, type SeatPlan } from '../../kept/index.ts';
import { defaultName } from '../../new-game/index.ts';
import { addSeat, mayAdd, mayRemove, removeSeat, setColour, setName, setSeat } from './plan.ts';

interface Props {
  readonly plan: NewGamePlan;
  readonly change: (plan: NewGamePlan) => void;
}

/** The seats as figures that wait on the doorstep. */
export function Seats({ plan, change }: Props) {
  return (
    <ol class="seats">
      {plan.seats.map((seat, at) => (
        <li key={at} class="seat">
          <Seat seat={seat} at={at} plan={plan} change={change} />
        </li>
      ))}
      {mayAdd(plan) && (
        <li class="seat more">
          <Button icon="plus" text={t('shell.new.add')} onClick={() => change(addSeat(plan))} />
        </li>
      )}
    </ol>
  );
}

function Seat({ seat, at, plan, change }: Props & { readonly seat: SeatPlan; readonly at: number }) {
  const { colour, sitter } = seat;
  const number = at + 1;
  const allowed = coloursFor(plan.seats.length);
  return (
    <fieldset>
      <legend class="unseen">{t('shell.seat', { number })}</legend>
      <span class={`seat-figure ${sitter === 'person' ? 'person' : 'bot'}`}>
        <FigureIcon colour={colour} number={number} />
        <Icon name={sitter === 'person' ? 'people' : 'bot'} />
      </span>
      <select
        class="select"
        aria-label={t('shell.new.who', { colour: colourText(colour) })}
        value={sitter}
        title={
          sitter === 'person' ? undefined : labelText(t(`story.strength.${sitter}`), t(`shell.bot.${sitter}`))
        }
        onChange={({ currentTarget: { value } }) =>
          change(setSeat(plan, at, { sitter: value as SeatPlan['sitter'] }))
        }
      >
        <option value="person">{t('shell.new.person')}</option>
        <optgroup label={t('shell.new.bots')}>
          {LEVELS.map(({ bot, name }) => (
            <option key={bot} value={bot}>
              {`${name} · ${t(`story.strength.${bot}`)}`}
            </option>
          ))}
        </optgroup>
      </select>
      <NameField
        label={t('shell.new.name-of', { colour: colourText(colour) })}
        placeholder={defaultName(plan.seats, at, kept.settings.value.value.name)}
        value={seat.name ?? ''}
        take={(name) => change(setName(plan, at, name))}
        atOnce
      />
      <div class="seat-row">
        <select
          class="select"
          aria-label={t('shell.new.colour', { number })}
          value={colour}
          onChange={({ currentTarget: { value } }) => change(setColour(plan, at, value as Colour))}
        >
          {COLOURS.map((one) => (
            <option key={one} value={one} disabled={!allowed.includes(one)}>
              {capital(colourText(one))}
            </option>
          ))}
        </select>
        {mayRemove(plan) && (
          <button
            type="button"
            class="btn icon ghost"
            aria-label={t('shell.new.remove', { number })}
            onClick={() => change(removeSeat(plan, at))}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
