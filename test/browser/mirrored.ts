import type { BrowserContext } from '@playwright/test';

/**
 * A made-up language that runs from right to left: English in Hebrew letters. It is put on by the test alone; the page believes
 * that the language it speaks says `rtl` of itself.
 */
export const speakMirrored = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(HTMLElement.prototype, 'dir', {
      set(this: HTMLElement) {
        this.setAttribute('dir', 'rtl');
      },
    });
    const aleph = 0x5d0;
    const mirrored = (text: string): string =>
      text.replace(/[a-z]/gi, (letter) =>
        String.fromCharCode(aleph + ((letter.toLowerCase().codePointAt(0) ?? 0) % 27)),
      );
    const write = (node: Node): void => {
      if (node instanceof Text && node.parentElement?.closest('svg, script, style') === null) {
        const text = mirrored(node.data);
        if (text !== node.data) node.data = text;
      } else for (const child of node.childNodes) write(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) write(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
