import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { getReady } from '../../bots/index.ts';
import { evolveInPlace } from '../../rules/index.ts';
import { explain, playedRecords, reviewed, type Told } from '../../study/index.ts';
import { tellingCard, walkOf } from './walks.ts';

beforeAll(() => getReady('master'));

const lines = readFileSync(new URL('../../../test/corpus/basic-2.ffr', import.meta.url), 'utf8').split('\n');
const text = lines.slice(0, 32).join('\n');

test('the walk shown for an explanation eats whom its words name, and can be shown', () => {
  const game = playedRecords(text).games[0]!;
  let eaten = 0;
  for (const found of reviewed(game, [30])) {
    const moment = game.moments[found.number]!;
    if (found.kind !== 'decision' || moment.kind !== 'decision') continue;
    const explanation = explain(moment, found);
    if (explanation === undefined) continue;
    const card = tellingCard(explanation, moment.game);
    for (const told of [explanation.played, explanation.better] satisfies Told[]) {
      const events = walkOf(moment.game, told, card);
      const shown = moment.game.copy();
      for (const event of events) evolveInPlace(shown, event);
      const bitten = new Set(events.flatMap((event) => (event.type === 'figureEaten' ? event.figure : [])));
      for (const one of told.consequences) {
        if (one.type === 'eaten' && one.cards.includes(card)) {
          expect(bitten).toContain(one.figure);
          eaten++;
        } else if (one.type === 'safe') expect(bitten).not.toContain(one.figure);
      }
    }
  }
  expect(eaten).toBeGreaterThan(0);
});
