import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keys, heard as soon as the page is seen and before whoever has the focus; what `press` takes goes no further. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
