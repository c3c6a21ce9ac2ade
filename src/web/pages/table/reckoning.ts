import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { kept, type Trophy, withGame } from '../../kept/index.ts';
import {
  type GameController,
  outcomeFor,
  type Story,
  storyOf,
  type Table,
  type TableEnd,
} from '../../table/index.ts';

/** The story of a game that has been shown to its end. */
export const storyWhenOver = (
  { settings, batches }: Table,
  { showing, end }: GameController,
): ReadonlySignal<Story | undefined> =>
  computed(() =>
    showing.idle.value && end.value !== undefined ? storyOf(settings.setup, batches.value) : undefined,
  );

/** Counts the game for whoever played it alone on this device, once it has been shown to its end; tells what was won. */
export function reckon(
  { id, settings, mine }: Table,
  end: ReadonlySignal<TableEnd | undefined>,
  story: ReadonlySignal<Story | undefined>,
  won: Signal<readonly Trophy[]>,
): () => void {
  return effect(() => {
    const [seat, ...others] = mine;
    const result = end.peek();
    if (story.value === undefined || result === undefined) return;
    if (seat === undefined || others.length > 0) return;
    const outcome = outcomeFor(settings.setup.players[seat]!, settings, result, story.value);
    const before = kept.results.value.peek();
    const after = withGame(before, id, outcome, new Date().toISOString());
    if (after === before) return;
    const names = Object.keys(after.trophies) as Trophy[];
    won.value = names.filter((trophy) => before.trophies[trophy] === undefined);
    kept.results.set(after);
  });
}
