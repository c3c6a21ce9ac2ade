import { afterEach, expect, test } from 'vitest';
import { botNamed, choose } from '../../bots/index.ts';
import { type Entries, tableAfter, tableOpened } from '../../protocol/index.ts';
import { type Action, botSeed, commitmentTo, decide, honestDraw, Random } from '../../rules/index.ts';
import { sha256 } from '../secrets.ts';
import { TestServer } from '../server.fixture.ts';

let server: TestServer;
afterEach(() => server.close());

const COLOURS = ['red', 'blue', 'green'] as const;
/** They choose the same whatever time they have. */
const BOTS_THERE = ['dreamer', 'dasher', 'watcher'] as const;

/** A game of bots from its first entry to the reveal, as anyone may ask for it. */
async function gameOfBots(): Promise<{ readonly id: string; readonly entries: Entries['entries'] }> {
  server = await TestServer.start();
  const host = await server.guest();
  const id = await host.openTable({ mode: 'experienced', seats: BOTS_THERE.length });
  const client = await host.join(id);
  for (const [seat, bot] of BOTS_THERE.entries()) {
    await client.done({ type: 'bot', seat, bot, colour: COLOURS[seat]! });
  }
  await client.done({ type: 'start' });
  while (client.table.reveal === undefined) await server.clock.move(1000);
  return { id, entries: (await host.get<Entries>(`/api/tables/${id}/entries`)).entries };
}

/** How many choices of bots come out as they were if each has this chance; `moved` is the entry that made its position. */
function foretold(
  { entries }: { readonly entries: Entries['entries'] },
  seedOf: (moved: number) => string,
): { readonly bots: number; readonly right: number } {
  const reveal = entries.flatMap(({ change }) => (change.type === 'revealed' ? [change.seed] : []))[0]!;
  let table = tableOpened(entries[0]!);
  let moved = -1;
  let bots = 0;
  let right = 0;
  for (const entry of entries.slice(1)) {
    const { change } = entry;
    if (change.type === 'acted') {
      const game = table.game!;
      const { sitter } = table.seats[change.seat]!;
      const bot = sitter.kind === 'bot' ? sitter.bot : 'wary';
      const action: Action = choose(botNamed(bot), game, new Random(seedOf(moved))).action;
      const decision = decide(game, change.seat, action, honestDraw(reveal, sha256, game));
      bots++;
      if (decision.ok && JSON.stringify(decision.events) === JSON.stringify(change.events)) right++;
    }
    if (change.type === 'started' || change.type === 'acted') moved = entry.number;
    table = tableAfter(table, entry);
  }
  return { bots, right };
}

test('what bots draw by lot can be foretold by nobody, and by everyone once the seed is revealed', async () => {
  const game = await gameOfBots();
  const started = game.entries.find(({ change }) => change.type === 'started')!.change;
  const reveal = game.entries.findLast(({ change }) => change.type === 'revealed')!.change;
  if (started.type !== 'started' || reveal.type !== 'revealed') throw new Error('no whole game');

  const known = foretold(game, (moved) => botSeed(reveal.seed, moved, sha256));
  expect(known.bots).toBeGreaterThan(17);
  expect(known.right).toBe(known.bots);

  // All that is public while the game is played.
  for (const seedOf of [
    (moved: number) => `${game.id}/${moved}`,
    (moved: number) => botSeed(started.commitment, moved, sha256),
    (moved: number) => botSeed(game.id, moved, sha256),
  ]) {
    expect(foretold(game, seedOf).right).toBeLessThan(known.bots);
  }
  expect(commitmentTo(reveal.seed, sha256)).toBe(started.commitment);
});
