import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, as long as the page is open. */
export function follow(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}

/** The board stands upright: a narrow screen held upright. The same as in table.css and level.css. */
export const upright = follow('(max-width: 899px) and (orientation: portrait)');
/** A phone, either way up: panels lie in a sheet. The same as in table.css. */
export const phone = follow('(max-width: 700px), (max-height: 500px) and (max-width: 1000px)');
/** Room for three columns. */
export const wide = follow('(min-width: 1600px)');
