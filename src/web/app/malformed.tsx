import type { Malformed } from '../../rules/index.ts';
import { t } from '../i18n/index.ts';
import { linkTo } from './routes.ts';

const isRule = (code: Malformed['code']): boolean => /^[A-Z]\d+$/.test(code);

/** What is wrong with a text that was read, in the player's language. */
export function malformedText({ code }: Malformed): string {
  if (code === 'damaged' || code === 'other-version') return t(`shell.read.${code}`);
  return isRule(code) ? t('shell.read.against-rules', { rule: code }) : t('shell.read.strange');
}

/** The same, with what the reader of the text said: that is English, for those who want to know. */
export function MalformedNote({ wrong }: { readonly wrong: Malformed }) {
  const { code, message } = wrong;
  const text = malformedText(wrong);
  return (
    <>
      {isRule(code) ? <a href={linkTo('rules', code)}>{text}</a> : text}
      <details>
        <summary>{t('shell.read.details')}</summary>
        <span lang="en" dir="ltr">
          {message}
        </span>
      </details>
    </>
  );
}
