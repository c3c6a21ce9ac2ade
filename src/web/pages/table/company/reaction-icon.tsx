import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/index.ts';

/** Eyes of a face, open. */
const EYES = (
  <>
    <circle cx="9" cy="10.4" r="1.5" fill="#140f12" />
    <circle cx="15" cy="10.4" r="1.5" fill="#140f12" />
  </>
);
const Face = ({ children }: { readonly children: ComponentChildren }) => (
  <>
    <circle cx="12" cy="12.5" r="9.2" fill="#ffd26a" />
    {children}
  </>
);

/** Thick ink, flat colour: a drawing for each reaction. */
const DRAWINGS: Readonly<Record<string, ComponentChildren>> = {
  laugh: (
    <Face>
      <path d="M6.8 10.6l2-1.6 2 1.6M13.2 10.6l2-1.6 2 1.6" />
      <path d="M7.2 13.6h9.6c-.4 3.4-2.4 5-4.8 5s-4.4-1.6-4.8-5z" fill="#b71e30" />
    </Face>
  ),
  gasp: (
    <Face>
      {EYES}
      <ellipse cx="12" cy="16.6" rx="2.4" ry="3" fill="#b71e30" />
    </Face>
  ),
  clap: (
    <path
      d="M4.6 13.8l5-8.6c.8-1.2 2.6-.2 2 1.1l-1.5 3 5.5-3.2c1.3-.6 2.3 1 1.1 1.9l2-.8c1.4-.4 2 1.3.9 2l.6 0c1.3.2 1.2 1.9 0 2.2l-6.6 6.9c-2.6 2.6-6.4 2.6-8.4.3-1.5-1.7-1.6-3.2-.6-4.8z"
      fill="#f6ead0"
    />
  ),
  thumb: (
    <path
      d="M4 11.4h3.6l4-7.4c2-.4 2.8 1 2.4 2.8L13.4 10H19c1.8 0 2.2 1.6 1.8 3l-1.6 5.4c-.3 1-1 1.6-2.2 1.6H4z"
      fill="#f6ead0"
    />
  ),
  cry: (
    <Face>
      {EYES}
      <path d="M8.4 17.8c1.6-2.2 5.6-2.2 7.2 0" fill="none" />
      <path d="M7.2 13c-1.6 2.2-2 3.4-.9 4.3 1.2.8 2.3-.3 2-1.7-.2-1-.6-1.7-1.1-2.6z" fill="#3f86ea" />
    </Face>
  ),
  skull: (
    <>
      <path
        d="M12 3.4c5 0 8.4 3.2 8.4 7.8 0 2.6-1 4.4-2.8 5.6v3.8H6.4v-3.8c-1.8-1.2-2.8-3-2.8-5.6 0-4.6 3.4-7.8 8.4-7.8z"
        fill="#f6ead0"
      />
      <circle cx="8.7" cy="11.6" r="2.1" fill="#140f12" />
      <circle cx="15.3" cy="11.6" r="2.1" fill="#140f12" />
      <path d="M10 20.2v-2.4M14 20.2v-2.4" />
    </>
  ),
  heart: (
    <path
      d="M12 20.6C6.2 16.6 3 13.2 3 9.4c0-4.6 6.4-6.6 9-1.8 2.6-4.8 9-2.8 9 1.8 0 3.8-3.2 7.2-9 11.2z"
      fill="#e5483c"
    />
  ),
  wave: (
    <>
      <path
        d="M8 20.4c-2.4-1.8-4-6-4.4-8.4-.3-1.5 1.6-2 2.2-.7l1 2.2-.6-7.2c0-1.6 2.1-1.7 2.4-.2l.8 4.6.4-5.6c.2-1.5 2.3-1.4 2.4.1v5.8l1.4-4.4c.5-1.4 2.4-.9 2.2.6l-1.2 7.4c-.6 3.4-3.4 6.8-6.6 5.8z"
        fill="#f6ead0"
      />
      <path d="M18.4 6.2c1.4 1 2.2 2.6 2.2 4.6" fill="none" />
    </>
  ),
};

/** How somebody feels; `label` says it to those who do not see it. */
export const ReactionIcon = ({ reaction, label }: { readonly reaction: string; readonly label?: string }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or by the button around it
  <svg
    class="reaction"
    viewBox="0 0 24 24"
    fill="none"
    stroke="#140f12"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    {...(label === undefined
      ? { 'aria-hidden': 'true' as const }
      : { role: 'img' as const, 'aria-label': label })}
  >
    {DRAWINGS[reaction]}
  </svg>
);

const REACTIONS = ['laugh', 'gasp', 'clap', 'thumb', 'cry', 'skull', 'heart', 'wave'] as const;

/** "laughs"; a reaction of a later server says nothing. */
export function reactionText(reaction: string): string | undefined {
  const known = REACTIONS.find((one) => one === reaction);
  return known === undefined ? undefined : t(`online.reaction.${known}`);
}
