import type { ComponentType } from 'preact';
import type { PageName, PageProps } from './routes.ts';

/**
 * What a page's `index.tsx` exports. The shell puts it into `<main>` below the bar, so a page has no `<main>` of its own,
 * and its first heading is an `<h1>`.
 */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** Awaited before the page is shown: texts, data. */
  readonly prepare?: () => Promise<void>;
  /**
   * The bar above it: 'over' lies on the page, 'not-on-phones' leaves it out on small screens, where the page has its own
   * and calls `openMenu`.
   */
  readonly bar?: 'over' | 'not-on-phones';
}

const modules = import.meta.glob<PageModule>('../pages/*/index.tsx');

/** Brings a page's code; each page is a file of its own. */
export async function loadPage(name: PageName): Promise<PageModule> {
  const load = modules[`../pages/${name}/index.tsx`];
  if (load === undefined) throw new Error(`there is no page ${name}`);
  const module = await load();
  await module.prepare?.();
  return module;
}

/** Brings a page's code before it is asked for; where that fails, asking for it will tell. */
export async function preload(name: PageName): Promise<void> {
  await loadPage(name).catch(() => {});
}
