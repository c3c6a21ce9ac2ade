import { type ReadonlySignal, signal } from '@preact/signals';

/** What views ask of the screen; sheets have the same queries by name, in art/screens.css. */

/** Whether a media query holds, as long as the page is open. */
export function follow(query: string): ReadonlySignal<boolean> {
  if (typeof matchMedia === 'undefined') return signal(false); // no screen: a test
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

/** The board stands upright: a narrow screen held upright. */
export const upright = follow('(max-width: 899px) and (orientation: portrait)');
/** A phone, either way up: panels lie in a sheet. */
export const phone = follow('(max-width: 700px), (max-height: 500px) and (max-width: 1000px)');
/** What points is a finger: it hides what it means, and slips. */
export const byFinger = follow('(pointer: coarse)');
/** Room for three columns. */
export const wide = follow('(min-width: 1600px)');
/** Too narrow for things side by side, or too low for large ones. */
export const narrowOrLow = follow('(max-width: 700px), (max-height: 500px)');
/** So narrow that the whole hall had better stand upright also where it is small. */
export const narrow = follow('(max-width: 640px)');
