import './corners.css';
import { useEffect, useRef } from 'preact/hooks';
import { type Game, ROUNDS } from '../../../rules/index.ts';
import { reducedMotion } from '../../app/index.ts';
import { flipCard, Gravestone } from '../../board/index.ts';
import { phone } from '../../device/index.ts';
import { cardText, t } from '../../i18n/index.ts';
import type { CardTurn } from './card-turn.ts';

/** The pile and the card turned last, in a corner that the hall leaves free. */
interface CardsCornerProps {
  readonly game: Game;
  readonly turn: CardTurn;
  /** The card turned last was pressed. */
  readonly onWhy?: () => void;
}

export function CardsCorner({ game, turn, onWhy }: CardsCornerProps) {
  const last = useRef<HTMLDivElement>(null);
  const turning = turn.over(game);
  const card = turning ?? game.cardsDrawn.at(-1) ?? undefined;
  useEffect(() => {
    turn.flip = async (options) => {
      // The card is drawn first, then turned.
      await new Promise(requestAnimationFrame);
      const drawing = last.current?.querySelector('svg');
      if (drawing != null) await flipCard(drawing, { ...options, reduced: reducedMotion.peek() });
    };
    return () => {
      turn.flip = undefined;
    };
  }, [turn]);
  const left = game.cardsLeft.length - (turning === undefined ? 0 : 1);
  return (
    <section class="frame-corner cards" aria-label={t('table.cards')}>
      <div class="pile">
        <Gravestone state="back" label={t('table.cards-left', { count: left })} />
        <b class="num" aria-hidden="true">
          {left}
        </b>
      </div>
      <div class={`last-card ${turning === undefined ? '' : 'turning'}`} ref={last}>
        {card !== undefined && (
          <>
            <button type="button" disabled={onWhy === undefined} title={t('table.why')} onClick={onWhy}>
              <Gravestone
                card={card}
                state={turning === undefined ? 'face' : 'back'}
                turns
                label={t('table.card-drawn', { card: cardText(card) })}
              />
              <span class="unseen">{t('table.why')}</span>
            </button>
            <small aria-hidden="true">{t('table.last-card')}</small>
          </>
        )}
      </div>
    </section>
  );
}

/** Stage and round. */
export function RoundCorner({ game }: { readonly game: Game }) {
  if (game.phase === 'placing') {
    const count = Object.values(game.supply).reduce((sum, left) => sum + left, 0);
    return (
      <div class="frame-corner round">
        <small>{t('table.tiles-left', { count })}</small>
        <b class="display unseen-on-phones">{t('table.set-up')}</b>
      </div>
    );
  }
  // After the last round of a stage there is no further one.
  const round = Math.min(game.round, ROUNDS);
  return (
    <div class={`frame-corner round stage-${game.stage}`}>
      {game.stage === 1 ? (
        <small class="stage">{t('table.stage-one')}</small>
      ) : (
        <small class="stage">
          {t(phone.value ? 'table.stage-two-short' : 'table.stage-two')}
          <span class="stage-means">{t('table.stage-two-means')}</span>
        </small>
      )}
      <div class="round-pips" aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, i) => (
          <i class={i + 1 < round ? 'on' : i + 1 === round ? 'now' : ''} key={i} />
        ))}
      </div>
      <b class="display">
        {t('table.round', { round })} <span>{t('table.of-rounds', { rounds: ROUNDS })}</span>
      </b>
    </div>
  );
}
