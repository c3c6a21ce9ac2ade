import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface BroughtProps<T> {
  readonly bring: () => Promise<T>;
  readonly children: (brought: T) => ComponentChildren;
}

/** Shows something as soon as what it needs has come. Where that fails, the page says so. */
export function Brought<T>({ bring, children }: BroughtProps<T>) {
  const [state, setState] = useState<{ readonly value: T } | { readonly error: unknown }>();
  useEffect(() => {
    let wanted = true;
    bring().then(
      (value) => wanted && setState({ value }),
      (error: unknown) => wanted && setState({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [bring]);
  if (state === undefined) return null;
  if ('error' in state) throw state.error;
  return <>{children(state.value)}</>;
}
