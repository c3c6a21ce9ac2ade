import { expect } from '@playwright/test';
import type { Plain, Screen } from './screen.ts';

/** How long something may take to come on a busy machine. */
const PATIENCE = 80_000;
const SOON = { intervals: [25, 50, 100], timeout: PATIENCE };

type Words = string | RegExp;
const matches = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

/** Somebody at a screen: looks, points and presses keys, the same way in every engine. */
export class Visitor {
  readonly #home: string;
  readonly screen: Screen;

  constructor(screen: Screen, home: string) {
    this.screen = screen;
    this.#home = home;
  }

  /** Goes to a page by what stands after the address. */
  async open(hash: string): Promise<void> {
    await this.screen.goto(this.#home + hash);
    await this.sees('main h1, main .game');
  }

  /** Leaves, and comes back to where they were. */
  async comeBack(): Promise<void> {
    const address = await this.address();
    await this.screen.goto('about:blank');
    await this.screen.goto(address);
    await this.sees('main h1, main .game');
  }

  /** The page is no longer kept on the device. */
  async forgetPage(): Promise<void> {
    await this.screen.goto(`${this.#home}icons/mark.svg`);
    await this.screen.run(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations())
        await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }

  address(): Promise<string> {
    return this.screen.run(() => location.href);
  }

  press(...keys: string[]): Promise<void> {
    return this.screen.press(...keys);
  }

  /** Waits until one of these can be seen, with these words on it. */
  async sees(selector: string, words: Words = ''): Promise<void> {
    await expect(async () => {
      const texts = await this.screen.run(textsOf, selector);
      expect(
        texts.filter((text) => matches(text, words)),
        `${selector} with “${words}” is seen`,
      ).not.toEqual([]);
    }).toPass(SOON);
  }

  /** Waits until a script answers like that. */
  async finds<Out extends Plain>(script: () => Out, wanted: Out): Promise<void> {
    await expect(async () => expect(await this.screen.run(script), `${script}`).toEqual(wanted)).toPass(SOON);
  }

  async count(selector: string): Promise<number> {
    return this.screen.run((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  /** Presses the first of these that has the words, when it lies still and nothing lies over it. */
  async click(selector: string, words = ''): Promise<void> {
    await expect(async () => {
      const { x, y, trouble } = await this.screen.run(spotOf, selector, words);
      expect(trouble, `${selector} ${words} can be pressed`).toBe('');
      await this.screen.click(x, y);
    }).toPass(SOON);
  }

  /** Writes into an empty field. */
  async write(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.press(...text);
  }

  /** Chooses from a list: the list itself is drawn by the system, outside of the page. */
  async choose(selector: string, value: string): Promise<void> {
    await this.sees(selector);
    await this.screen.run(
      (wanted, chosen) => {
        const list = document.querySelector<HTMLSelectElement>(wanted)!;
        list.value = chosen;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
  }

  /** What is kept on the device, by its name. */
  async kept(name: string): Promise<unknown> {
    const text = await this.screen.run((key) => localStorage.getItem(key), `fearsome-floors/${name}`);
    return text === null ? undefined : (JSON.parse(text) as { readonly data: unknown }).data;
  }

  /** Puts something on the device, which the page finds when it is opened the next time. */
  async keep(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.screen.goto(`${this.#home}icons/mark.svg`);
    await this.screen.run((all) => {
      for (const [name, text] of Object.entries(all)) localStorage.setItem(`fearsome-floors/${name}`, text);
    }, entries);
  }
}

/** In the page: what stands on all of these that can be seen. */
function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
    })
    .map(({ textContent }) => textContent);
}

/** In the page: where the middle of an element is, or what is in the way of pressing it. */
async function spotOf(
  selector: string,
  words: string,
): Promise<{ readonly x: number; readonly y: number; readonly trouble: string }> {
  const refuse = (trouble: string) => ({ x: 0, y: 0, trouble });
  const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
    textContent.includes(words),
  );
  if (found === undefined) return refuse('it is not there');
  if (found.matches(':disabled')) return refuse('it is disabled');
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const box = found.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y) return refuse('it moves');
  if (box.width === 0 || box.height === 0) return refuse('it is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  // The board itself hears where it is pressed: a space may lie under what stands on it.
  const whole = found.closest('.board') ?? found;
  if (!whole.contains(hit)) return refuse(`${hit?.outerHTML.slice(0, 80)} lies over it`);
  return { x, y, trouble: '' };
}
