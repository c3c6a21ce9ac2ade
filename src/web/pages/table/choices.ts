import { effect, signal } from '@preact/signals';
import type { Choices } from '../../table/index.ts';

const NAME = 'fearsome-floors/table-choices';
const INITIAL: Choices = { trail: true, sight: true, risk: true, oneTap: false };

function read(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Choices>;
    const flag = (name: keyof Choices): boolean =>
      typeof kept[name] === 'boolean' ? kept[name] : INITIAL[name];
    return { trail: flag('trail'), sight: flag('sight'), risk: flag('risk'), oneTap: flag('oneTap') };
  } catch {
    return INITIAL;
  }
}

/** What the player likes to see at a table; kept on the device. */
export const choices = signal<Choices>(read());

effect(() => {
  try {
    localStorage.setItem(NAME, JSON.stringify(choices.value));
  } catch {
    // Then it holds for this visit.
  }
});

export function toggle(name: keyof Choices): void {
  choices.value = { ...choices.value, [name]: !choices.value[name] };
}

/** Everything of the forecast on or off. */
export function toggleForecast(): void {
  const { trail, sight, risk } = choices.value;
  const on = !(trail || sight || risk);
  choices.value = { ...choices.value, trail: on, sight: on, risk: on };
}
