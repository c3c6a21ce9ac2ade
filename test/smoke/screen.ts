import type { Browser } from '@playwright/test';

/** What a script in the page may be given and may answer. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** One window of one engine, as far as the scenario needs it: everything else is written once, in `Visitor`. */
export interface Screen {
  goto(address: string): Promise<void>;
  /** Runs a function in the page; it must not use anything from outside of itself. */
  run<In extends readonly Plain[], Out>(
    script: (...values: In) => Out | Promise<Out>,
    ...values: In
  ): Promise<Out>;
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after another, by the names that the page hears: `ArrowLeft`, `a`. */
  press(...keys: string[]): Promise<void>;
  close(): Promise<void>;
}

/** A window of its own in a browser that Playwright drives: nothing kept, no cookie. */
export async function openByPlaywright(browser: Browser): Promise<Screen> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return {
    async goto(address) {
      await page.goto(address);
    },
    async run<In extends readonly Plain[], Out>(
      script: (...values: In) => Out | Promise<Out>,
      ...values: In
    ) {
      return (await page.evaluate(`(${script}).apply(null, ${JSON.stringify(values)})`)) as Out;
    },
    click: (x, y) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    close: () => context.close(),
  };
}
