import { type Signal, useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { ApiFailure } from './api.ts';

/** What was asked of the server: on its way, there, or why not. */
export type Asked<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly problem: string };

/** Asks when the page is shown, when told to, and now and then while the reader looks. */
export function useAsked<T>(
  ask: () => Promise<T>,
  every?: number,
): { readonly asked: Asked<T>; readonly again: () => void } {
  const asked: Signal<Asked<T>> = useSignal<Asked<T>>({ state: 'waiting' });
  const again = useCallback(() => {
    ask().then(
      (value) => {
        asked.value = { state: 'there', value };
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiFailure)) throw failure;
        // What is shown stays while the line is away for a moment.
        if (asked.peek().state !== 'there') asked.value = { state: 'failed', problem: failure.problem };
      },
    );
  }, [ask, asked]);
  useEffect(() => {
    again();
    if (every === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, every);
    return () => clearInterval(timer);
  }, [again, every]);
  return { asked: asked.value, again };
}
