import './end-story.css';
import { levelOf, namesOf } from '../../../bots/index.ts';
import { type Colour, type Game, ROUNDS } from '../../../rules/index.ts';
import { linkTo, TrophyIcon, trophyName, trophyText } from '../../app/index.ts';
import { FigureIcon, Icon } from '../../board/index.ts';
import { capital, labelText, listText, partsText, t } from '../../i18n/index.ts';
import { kept, tallyOf } from '../../kept/index.ts';
import { type Fate, feastOf, type Story, type When } from '../../table/index.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly story: Story;
}

const whenText = ({ stage, round }: When): string => t(`story.when.${stage}`, { round });

/** What turned the game, and its rounds one by one: above the line who got out, below it who was eaten. */
export function StoryView({ session, story, game }: Props & { readonly game: Game }) {
  return (
    <section class="story" aria-label={t('story.rounds')}>
      <Turns session={session} story={story} game={game} />
      <Rounds session={session} story={story} last={game} />
    </section>
  );
}

function Turns({ session, story, game }: Props & { readonly game: Game }) {
  const feast = feastOf(story);
  const winner = game.result?.winner ?? null;
  const lead = winner === null ? undefined : story.leads.at(-1);
  const facts: (When & { readonly text: string })[] = [];
  if (lead !== undefined)
    facts.push({ ...lead, text: leadText(session, lead.colour, story.leads.at(-2)?.colour) });
  if (feast !== undefined) facts.push({ ...feast, text: t('story.feast', { count: feast.eaten.length }) });
  facts.sort((a, b) => a.stage - b.stage || a.round - b.round);
  if (story.meals.length === 0) return <p>{t('story.nobody-eaten')}</p>;
  return (
    <ul class="story-facts">
      {facts.map((fact) => (
        <li key={fact.text}>
          <small class="muted">{whenText(fact)}</small>
          <b>{fact.text}</b>
        </li>
      ))}
    </ul>
  );
}

function leadText(session: Session, colour: Colour, before: Colour | undefined): string {
  const name = session.nameOf(colour);
  const you = session.isYou(colour);
  if (before === undefined) return you ? t('story.led.you') : t('story.led', { name });
  if (session.isYou(before)) return t('story.turned.from-you', { name });
  const other = session.nameOf(before);
  return you ? t('story.turned.you', { other }) : t('story.turned', { name, other });
}

function Rounds({ session, story: { fates }, last }: Props & { readonly last: When }) {
  const rounds: When[] = ([1, 2] as const)
    .flatMap((stage) => Array.from({ length: ROUNDS }, (_, i) => ({ stage, round: i + 1 })))
    .filter(({ stage, round }) => stage < last.stage || round <= last.round);
  const inRound = (kind: Fate['kind'], { stage, round }: When): Fate[] =>
    fates.filter((fate) => fate.kind === kind && fate.stage === stage && fate.round === round);
  const most = (kind: Fate['kind']): number => Math.max(...rounds.map((when) => inRound(kind, when).length));
  return (
    <ol class="story-rounds" style={{ '--out': most('out'), '--eaten': most('eaten') }}>
      {rounds.map((when) => {
        const out = inRound('out', when);
        const eaten = inRound('eaten', when);
        const figures = (list: readonly Fate[]): string =>
          listText(list.map(({ figure, shows }) => session.names.figure(figure, shows)));
        const said = partsText([
          ...(out.length > 0 ? [t('story.out', { figures: figures(out) })] : []),
          ...(eaten.length > 0 ? [t('story.eaten', { figures: figures(eaten) })] : []),
        ]);
        const text = said === '' ? undefined : labelText(whenText(when), said);
        return (
          <li
            class={`stage-${when.stage}`}
            title={text}
            aria-hidden={text === undefined}
            key={`${when.stage} ${when.round}`}
          >
            <Marks fates={out} kind="out" />
            <b class="num" aria-hidden="true">
              {when.round}
            </b>
            <Marks fates={eaten} kind="eaten" />
            <span class="unseen">{text}</span>
          </li>
        );
      })}
    </ol>
  );
}

const Marks = ({ fates, kind }: { readonly fates: readonly Fate[]; readonly kind: Fate['kind'] }) => (
  <span class={`story-${kind}`} aria-hidden="true">
    {fates.map(({ figure, colour }, index) => (
      <i key={`${figure} ${index}`}>
        <FigureIcon colour={colour} size={22} />
      </i>
    ))}
  </span>
);

/** How often the reader has won against those who sat here, and what was won for the first time. */
export function Standing({ session }: { readonly session: Session }) {
  const { sitters, setup } = session.table.settings;
  const results = kept.results.value.value;
  const bots = new Set(sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.bot] : [])));
  const won = session.newTrophies.value;
  if (session.table.mine.size !== 1 || bots.size === 0) return null;
  return (
    <section class="standing" aria-label={t('story.results')}>
      {won.map((trophy) => (
        <p class="new-trophy row" key={trophy}>
          <TrophyIcon trophy={trophy} won size={40} />
          <span>
            <small class="muted">{t('story.new-trophy')}</small>
            <b>{trophyName(trophy)}</b>
            <small>{trophyText(trophy)}</small>
          </span>
        </p>
      ))}
      {[...bots].map((bot) => {
        const name = `${namesOf(bot)[0]} (${t(`story.strength.${levelOf(bot).bot}`)})`;
        const { won: wins, played, streak } = tallyOf(results, bot, setup.mode);
        const parts = [
          t('story.tally', { won: wins, played }),
          ...(streak > 1 ? [t('story.streak', { count: streak })] : []),
        ];
        return (
          <p class="muted" key={bot}>
            {labelText(t('story.against', { name }), partsText(parts))}
          </p>
        );
      })}
      <a href={linkTo('results')}>
        <Icon name="flag" class="small" /> {capital(t('story.results'))}
      </a>
    </section>
  );
}
