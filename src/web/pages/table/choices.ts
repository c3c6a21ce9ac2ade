import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { byFinger } from '../../device/index.ts';
import { kept } from '../../kept/index.ts';
import type { Asking, Choices } from '../../table/index.ts';

/** What of the forecast is seen. */
type View = Omit<Choices, 'asking'>;

const NAME = 'fearsome-floors/table-choices';
const INITIAL: View = { trail: true, sight: true, risk: true };

function read(): View {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<View>;
    const flag = (name: keyof View): boolean =>
      typeof kept[name] === 'boolean' ? kept[name] : INITIAL[name];
    return { trail: flag('trail'), sight: flag('sight'), risk: flag('risk') };
  } catch {
    return INITIAL;
  }
}

const view = signal<View>(read());

effect(() => {
  try {
    localStorage.setItem(NAME, JSON.stringify(view.value));
  } catch {
    // Then it holds for this visit.
  }
});

/** As the player said; before that a mouse is trusted, and a finger where a slip can be taken back. */
const asking: ReadonlySignal<Asking> = computed(() => {
  const { confirmMoves } = kept.settings.value.value;
  if (confirmMoves === undefined) return byFinger.value ? 'final' : 'never';
  return confirmMoves ? 'always' : 'never';
});

/** What the player likes to see at a table, and how to move; kept on the device. */
export const choices: ReadonlySignal<Choices> = computed(() => ({ ...view.value, asking: asking.value }));

export function toggle(name: keyof View): void {
  view.value = { ...view.value, [name]: !view.value[name] };
}

/** Everything of the forecast on or off. */
export function toggleForecast(): void {
  const { trail, sight, risk } = view.value;
  const on = !(trail || sight || risk);
  view.value = { trail: on, sight: on, risk: on };
}

/** Whether moves are confirmed from now on; without an answer it stays as it is, and is not asked again. */
export function sayConfirm(confirmMoves: boolean | undefined): void {
  kept.settings.update((now) => ({
    ...now,
    askedToConfirm: true,
    ...(confirmMoves !== undefined && { confirmMoves }),
  }));
}
