import './forecast-panel.css';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Card, type CardForecast, type Forecast, type Game, pileCards } from '../../../rules/index.ts';
import { FigureIcon, Gravestone, Icon, SpaceText } from '../../board/index.ts';
import { useLater } from '../../device/index.ts';
import { capital, cardText, listText, type Names, percentText, t } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import { deckOf } from '../../table/index.ts';
import { choices, toggle } from './choices.ts';
import type { Session } from './session.ts';

const VIEWS = [
  ['trail', 'foot', 'table.trail'],
  ['sight', 'eye', 'table.sight'],
  ['risk', 'skull', 'table.dangers'],
] as const;

export function ForecastPanel({ session }: { readonly session: Session }) {
  const allowed = session.table.settings.forecast;
  return (
    <section class="panel forecast" aria-label={t('table.forecast')}>
      <h2>
        {t(allowed ? 'table.forecast' : 'table.cards')}
        <span class="spacer" />
        {allowed && (
          <span class="forecast-views">
            {VIEWS.map(([name, icon, text]) => (
              <button
                type="button"
                class={`chip ${choices.value[name] ? 'on' : ''}`}
                aria-pressed={choices.value[name]}
                aria-label={t(text)}
                title={t(text)}
                onClick={() => toggle(name)}
                key={name}
              >
                <Icon name={icon} class="small" />
              </button>
            ))}
          </span>
        )}
      </h2>
      <Deck game={session.game.value} />
      {allowed ? <Foreseen session={session} /> : <p class="note">{t('table.forecast-off')}</p>}
    </section>
  );
}

/** All eight cards of the stage: those drawn in their order, then those left. */
export function Deck({ game }: { readonly game: Game }) {
  const deck = deckOf(game);
  return (
    <ul class="deck">
      {deck.map(({ card, drawn }, index) => {
        const text = t(drawn ? 'table.card-drawn' : 'table.card-left', { card: cardText(card) });
        return (
          <li key={index} title={text}>
            <Gravestone card={card} state={drawn ? 'drawn' : 'face'} size={26} label={text} />
          </li>
        );
      })}
    </ul>
  );
}

/** The board is marked first; what the panel tells of it comes a moment later. */
const PANEL_AFTER = 40;

/** While others move, and the monster, what was foreseen last stays there, faintly: the panel keeps its height. */
function Foreseen({ session }: { readonly session: Session }) {
  const { controller, names } = session;
  const forecast = controller.board.forecastThen.value;
  const foreseen = useComputed(() => controller.board.forecastNow.value !== undefined);
  const ready = useLater(foreseen, PANEL_AFTER);
  const last = useRef<Forecast | undefined>(undefined);
  const { game } = controller.showing.live.value;
  if (forecast === undefined || !ready) {
    const lookingBack = controller.showing.review.value !== undefined;
    const why = controller.end.value !== undefined ? 'end' : lookingBack ? 'looking-back' : 'forecast-later';
    const caption = t(`table.${why}`);
    return <ForecastTable forecast={last.current} game={game} names={names} caption={caption} faint />;
  }
  last.current = forecast;
  const trying = (controller.moves.preview.value?.path ?? '') !== '';
  const caption = t(trying ? 'table.forecast-then' : 'table.forecast-now');
  return <ForecastTable forecast={forecast} game={game} names={names} caption={caption} />;
}

interface ForecastTableProps {
  readonly forecast: Forecast | undefined;
  readonly game: Game;
  readonly names: Names;
  readonly caption: string;
  /** The card that came. */
  readonly came?: Card | undefined;
  /** It is no longer so. */
  readonly faint?: boolean;
}

/** What each of the cards left would do; those that can't come have their line too, so that none ever moves. */
export function ForecastTable({ forecast, game, names, caption, came, faint = false }: ForecastTableProps) {
  const kinds = [...new Set(pileCards(game.setup.longer))];
  return (
    <table class={`forecast-table num ${faint ? 'faint' : ''}`}>
      <caption>{caption}</caption>
      <tbody aria-hidden={faint}>
        {kinds.map((kind) => {
          const card = forecast?.cards.find((one) => one.card === kind);
          if (card === undefined) return <OtherRow card={kind} known={forecast !== undefined} key={kind} />;
          return <CardRow card={card} game={game} names={names} came={kind === came} key={kind} />;
        })}
      </tbody>
    </table>
  );
}

/** A card that can't come now, or of which nothing is known yet. */
const OtherRow = ({ card, known }: { readonly card: Card; readonly known: boolean }) => (
  <tr>
    <td>
      <Gravestone card={card} state={known ? 'drawn' : 'face'} size={20} label={cardText(card)} />
    </td>
    <td colSpan={4} class="muted">
      {known && percentText(0)}
    </td>
  </tr>
);

/** More figures than this have no room in a line: then one gives way to how many more. */
const MOST_EATEN = 3;

interface CardRowProps {
  readonly card: CardForecast;
  readonly game: Game;
  readonly names: Names;
  readonly came: boolean;
}

function CardRow({ card, game, names, came }: CardRowProps) {
  const eaten = card.eaten.map((id) => figureView(game, game.position.figureNamed(id)!));
  const seen = eaten.length > MOST_EATEN ? eaten.slice(0, MOST_EATEN - 1) : eaten;
  const victims = listText(eaten.map(({ id, number }) => names.figure(id, number)));
  return (
    <tr class={came ? 'came' : ''}>
      <td>
        <Gravestone card={card.card} size={20} label={cardText(card.card)} />
      </td>
      <td>{percentText(card.chance)}</td>
      <td>{t('table.steps', { count: card.steps })}</td>
      <td>
        <SpaceText text={t('table.ends-on', { at: card.at })} />
      </td>
      <td>
        <div class="forecast-eats row">
          <span class="unseen">
            {eaten.length === 0 ? t('table.eats-nobody') : t('table.eats', { figures: victims })}
          </span>
          {seen.map(({ id, colour, number, dark }) => (
            <span title={capital(names.figure(id, number))} key={id}>
              <FigureIcon colour={colour} number={number} dark={dark} size={20} />
            </span>
          ))}
          {eaten.length > seen.length && <span>+{eaten.length - seen.length}</span>}
        </div>
      </td>
    </tr>
  );
}
