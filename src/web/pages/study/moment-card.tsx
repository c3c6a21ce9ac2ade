import './moment-card.css';
import type {
  DecisionMoment,
  Explanation,
  ReviewedCard,
  ReviewedDecision,
  Told,
} from '../../../study/index.ts';
import { Button, linkTo } from '../../app/index.ts';
import { Icon, SpaceText } from '../../board/index.ts';
import { capital, cardText, partsText, t, tellConsequence } from '../../i18n/index.ts';

import { LogText } from '../table/index.ts';
import { CommentBox } from './comment-box.tsx';
import { lineText } from './line-text.ts';
import { MoveSign, markName } from './move-sign.tsx';
import { givenAway, signedPoints } from './numbers.ts';
import { OddsBar, sidesOf } from './odds-bar.tsx';
import type { StudySession } from './session.ts';

/** The step that led to where the reader is: what it is called, what it changed, and why. */
export function MomentCard({ session }: { readonly session: StudySession }) {
  const { controller, names, review } = session;
  const at = controller.at.value;
  const reviewed = session.reviewedAt(at);
  const entry = controller.entryOf(at);
  const aside = controller.aside.value;
  const odds = at.moment === undefined && at.depth > 0 ? undefined : review.chances.value[at.depth];
  return (
    <section class="panel this-move" aria-label={t('review.moment')}>
      <div class="this-move-head">
        {reviewed?.kind === 'decision' && <MoveSign mark={reviewed.mark} label={false} />}
        <b class="this-move-name">
          {entry === undefined ? t('review.beginning') : <LogText entry={entry} names={names} />}
        </b>
      </div>
      <OddsBar session={session} odds={odds} />
      {reviewed?.kind === 'decision' && <Decision session={session} reviewed={reviewed} />}
      {reviewed?.kind === 'card' && <CardLuck session={session} reviewed={reviewed} />}
      <CommentBox session={session} />
      {aside !== undefined && (
        <p class="this-move-aside" role="status">
          <Icon name="play" class="small" />
          {aside.name}
        </p>
      )}
    </section>
  );
}

interface DecisionProps {
  readonly session: StudySession;
  readonly reviewed: ReviewedDecision;
}

function Decision({ session, reviewed }: DecisionProps) {
  const moment = session.game.moments[reviewed.number] as DecisionMoment;
  const { mark, cost, moves, played } = reviewed;
  const [best] = moves;
  const explanation = session.explanation.value;
  const named = capital(markName(mark));
  return (
    <div class="this-move-text">
      <p>
        <b class={`mark-name mark-${mark}`}>{named}</b>
        {cost > 0.0005 && <span class="num"> · {givenAway(cost)}</span>}
      </p>
      {best !== undefined && best !== played && (
        <p>
          <SpaceText
            text={t('review.best-was', { move: lineText(moment.game, [best.action], session.names) })}
          />
        </p>
      )}
      {explanation !== undefined && <Why session={session} moment={moment} explanation={explanation} />}
    </div>
  );
}

interface WhyProps {
  readonly session: StudySession;
  readonly moment: DecisionMoment;
  readonly explanation: Explanation;
}

/** What followed from the move that was played, and what would have followed from the better one. */
function Why({ session, moment, explanation }: WhyProps) {
  return (
    <div class="this-move-why">
      <p class="muted">{t(`review.when.${explanation.when}`)}</p>
      <ToldOf session={session} name={t('review.played')} told={explanation.played} />
      <ToldOf session={session} name={t('review.better')} told={explanation.better} />
      <Button
        icon="play"
        text={t('review.show-both')}
        class="small"
        onClick={() => void session.showBoth(moment, explanation)}
      />
    </div>
  );
}

interface ToldOfProps {
  readonly session: StudySession;
  readonly name: string;
  readonly told: Told;
}

function ToldOf({ session, name, told }: ToldOfProps) {
  if (told.consequences.length === 0) return null;
  return (
    <p>
      <b>{name}</b>
      {told.consequences.map((consequence, index) => {
        const { sentence, rules } = tellConsequence(consequence, session.names);
        return (
          <span key={index}>
            {' '}
            <SpaceText text={sentence} />{' '}
            {rules.map((rule) => (
              <a class="rule-link" href={linkTo('rules', rule)} key={rule}>
                {rule}
              </a>
            ))}
          </span>
        );
      })}
    </p>
  );
}

/** What the card gave everybody, or took. */
function CardLuck({
  session,
  reviewed,
}: {
  readonly session: StudySession;
  readonly reviewed: ReviewedCard;
}) {
  const sides = sidesOf(session);
  return (
    <div class="this-move-text">
      <p class="muted">{t('review.card-luck')}</p>
      <ul class="luck-list num" aria-label={partsText([t('review.card-luck'), cardText(reviewed.card)])}>
        {reviewed.luck.map((luck, side) => (
          <li key={side}>
            <i class={`dot ${sides[side]!.look}`} />
            {sides[side]!.name}
            <b class={luck > 0.0005 ? 'good' : luck < -0.0005 ? 'bad' : ''}>{signedPoints(luck)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
