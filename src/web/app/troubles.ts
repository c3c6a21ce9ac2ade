import { effect } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { kept, lasting } from '../kept/index.ts';
import { toast } from './toasts.tsx';

/** Tells the reader what went wrong behind the page: with what is kept, or in code nobody was waiting for. */
export function startTroubles(): void {
  if (!lasting) toast({ text: t('shell.kept.not-lasting'), kind: 'bad' });
  effect(() => {
    for (const { kind } of kept.troubles.value) {
      toast({ text: t(kind === 'full' ? 'shell.kept.full' : 'shell.kept.broken'), kind: 'bad' });
    }
    if (kept.troubles.value.length > 0) kept.forgetTroubles();
  });
  const tell = (error: unknown): void => {
    console.error(error);
    toast({ text: t('shell.failure.small'), kind: 'bad' });
  };
  addEventListener('error', ({ error }) => {
    if (error instanceof Error) tell(error); // not the browser's own notices, such as a late resize
  });
  addEventListener('unhandledrejection', (event) => tell(event.reason));
}
