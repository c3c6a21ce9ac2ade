import { pathOf, type Shared } from '../../protocol/index.ts';
import { ALWAYS } from '../answer.ts';
import { PICTURES, upFrom } from './page-text.ts';
import { type Language, PLAY_IT, TEXTS, type TextKind } from './texts.ts';

/** What other people's pages may show in a frame: a picture of the board that leads to the game. No script, no cookie, no socket. */

const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Nothing else that we answer with may be framed. */
export const FRAMED = {
  ...ALWAYS,
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

interface Framed {
  readonly text: TextKind;
  readonly language: Language;
  readonly version: string;
  readonly shared: Shared;
}

export function framedPage({ text, language, version, shared }: Framed): string {
  const path = pathOf(shared);
  const up = upFrom(`embed/${path}`);
  const { title } = TEXTS[language][text];
  const picture = `${up}${PICTURES}/${path}.png?v=${encodeURIComponent(version)}`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <title>${title}</title>
  </head>
  <body style="margin: 0; background: #0d1517; text-align: center; font: 16px/1.4 system-ui, sans-serif">
    <a href="${up}${path}" target="_blank" rel="noopener" style="color: #ffb338">
      <img src="${picture}" alt="${title}" width="1200" height="630" style="display: block; width: 100%; height: auto" />
      <span style="display: inline-block; padding: 8px">${PLAY_IT[language]}</span>
    </a>
  </body>
</html>
`;
}
