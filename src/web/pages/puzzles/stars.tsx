import { MOST_STARS } from '../../../puzzles/index.ts';
import { t } from '../../i18n/index.ts';

const STAR = 'M12 2.2L14.9 8.6L21.8 9.4L16.7 14.1L18.1 21L12 17.5L5.9 21L7.3 14.1L2.2 9.4L9.1 8.6Z';

/** So many of three stars. */
export function Stars({ stars, class: name = '' }: { readonly stars: number; readonly class?: string }) {
  const label = t('puzzles.stars-of', { stars, all: MOST_STARS });
  return (
    <span class={`stars ${name}`} role="img" aria-label={label}>
      {Array.from({ length: MOST_STARS }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" class={index < stars ? 'on' : ''} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
