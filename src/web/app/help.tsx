import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const helpOpen = signal(false);
/** Opens the overlay with the shortcuts. */
export function openHelp(): void {
  helpOpen.value = true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** "?" opens and closes it, except where one types. */
export function startHelp(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '?' || isTyping(event.target) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    helpOpen.value = !helpOpen.peek();
  });
}

/** The overlay, brought when it is first asked for. */
export function Help() {
  const [Overlay, setOverlay] = useState<ComponentType<{ onClose: () => void }>>();
  const open = helpOpen.value;
  useEffect(() => {
    if (open) void import('./help-overlay.tsx').then(({ Help: Found }) => setOverlay(() => Found));
  }, [open]);
  if (!open || Overlay === undefined) return null;
  return (
    <Overlay
      onClose={() => {
        helpOpen.value = false;
      }}
    />
  );
}
