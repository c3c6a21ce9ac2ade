import { linkTo } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Session } from './session.ts';

/** What is not allowed, in words, with the rule as a link. */
export function RefusalLine({ session }: { readonly session: Session }) {
  const { board, moves } = session.controller;
  const cannotEnd = moves.tried.value?.cannotEnd;
  const shown = board.refused.value ?? (cannotEnd === undefined ? undefined : { ...cannotEnd });
  if (shown === undefined) return null;
  return (
    <p class="refusal" data-rule={shown.rule} data-reason={shown.reason}>
      <Icon name="warn" class="sm" />
      <span>
        {session.refusalText(shown)}{' '}
        <a href={linkTo('rules', shown.rule)}>{t('table.rule', { rule: shown.rule })}</a>
      </span>
    </p>
  );
}
