import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBroken, playRecords } from './batches.ts';
import { feastOf, outcomeFor, type Story, storyOf } from './story.ts';
import { bot, person, settingsFor } from './table.fixture.ts';

const corpus = (name: string) => {
  const played = playRecords(readFileSync(new URL(`../../../test/corpus/${name}`, import.meta.url), 'utf8'));
  if (isBroken(played)) throw new Error(played.message);
  return played;
};

const FILES = ['basic-2.ffr', 'basic-7-longer.ffr', 'experienced-4.ffr', 'many-basic.ffr'];

test.each(FILES)('every figure eaten or out is told once, in its round: %s', (file) => {
  for (const { header, batches } of corpus(file)) {
    const events = batches.flatMap((batch) => batch.events);
    const story = storyOf(header, batches);
    const told = (kind: string) =>
      story.fates.filter((fate) => fate.kind === kind).map(({ figure }) => figure);
    const heard = (type: string) =>
      events.flatMap((event) => (event.type === type && 'figure' in event ? [event.figure] : []));
    expect(told('eaten')).toEqual(heard('figureEaten'));
    expect(told('out')).toEqual(heard('figureLeft'));
    expect(story.meals.flatMap(({ eaten }) => eaten)).toHaveLength(heard('figureEaten').length);
    let [round, stage] = [1, 1];
    const rounds = events.flatMap((event) => {
      if (event.type === 'figureEaten' || event.type === 'figureLeft') return [`${stage} ${round}`];
      if (event.type === 'roundEnded') round = event.round + 1;
      if (event.type === 'stageTwoBegan') [round, stage] = [1, 2];
      return [];
    });
    expect(story.fates.map((fate) => `${fate.stage} ${fate.round}`)).toEqual(rounds);
  }
});

test.each(FILES)('whoever took the lead last has won: %s', (file) => {
  for (const { header, batches } of corpus(file)) {
    const ended = batches.at(-1)!.events.at(-1)!;
    if (ended.type !== 'gameEnded') continue;
    const { leads } = storyOf(header, batches);
    expect(leads.at(-1)?.colour ?? null).toBe(ended.result.winner);
    for (const [at, lead] of leads.entries()) expect(lead.colour).not.toBe(leads[at - 1]?.colour);
  }
});

const NOTHING: Story = { fates: [], leads: [], meals: [] };

test('the feast is the walk that ate most, if more than one', () => {
  expect(feastOf(NOTHING)).toBeUndefined();
  const meals = (['red', 'green'] as const).map((colour) => ({
    stage: 1 as const,
    round: 1,
    eaten: [colour],
  }));
  expect(feastOf({ ...NOTHING, meals })).toBeUndefined();
  const feast = { stage: 2 as const, round: 3, eaten: ['red', 'red'] as const };
  expect(feastOf({ ...NOTHING, meals: [...meals, feast, { ...feast, round: 4 }] })).toBe(feast);
});

test('how a game ended for one of its players', () => {
  const settings = settingsFor([person('Ann'), bot('Dash')]);
  const [{ batches, header }] = corpus('basic-2.ffr') as [ReturnType<typeof corpus>[number]];
  const story = storyOf(header, batches);
  const ended = batches.at(-1)!.events.at(-1)!;
  if (ended.type !== 'gameEnded') throw new Error('the corpus has changed');
  const { result } = ended;
  const outcome = outcomeFor('green', settings, result, story);
  expect(outcome).toMatchObject({ mode: 'basic', players: 2, bots: ['runner'], forecast: true });
  expect(outcome.won).toBe(result.winner === 'green');
  expect(outcome.fates.filter((kind) => kind === 'out')).toHaveLength(result.out.green ?? 0);
});

test('how far one was behind, and whom the monster was fed', () => {
  const fate = (kind: 'out' | 'eaten', colour: 'red' | 'green') =>
    ({ kind, colour, figure: `${colour}-1`, shows: 1, stage: 2, round: 1 }) as const;
  const story: Story = {
    ...NOTHING,
    fates: [fate('out', 'red'), fate('out', 'red'), fate('out', 'green'), fate('eaten', 'green')],
    meals: [
      { stage: 2, round: 1, eaten: ['red', 'green', 'red'] },
      { stage: 2, round: 2, eaten: ['red', 'red'] },
    ],
  };
  const settings = settingsFor([person('Ann'), bot('Dash')]);
  const result = { winner: 'green', reason: 'last-card', out: {} } as const;
  expect(outcomeFor('green', settings, result, story)).toMatchObject({
    won: true,
    byLastCard: true,
    behind: 2,
    fed: 2,
    fates: ['out', 'eaten'],
  });
  expect(outcomeFor('red', settings, result, story)).toMatchObject({ won: false, behind: 0, fed: 0 });
});
