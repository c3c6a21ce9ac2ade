import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { reducedMotion } from './appearance.ts';
import { Menu, TopBar } from './bar.tsx';
import { Questions } from './dialogs.tsx';
import { Failure, FailureBoundary } from './failure.tsx';
import { Help } from './help.tsx';
import { loadPage, type PageModule } from './pages.ts';
import { route } from './router.ts';
import type { Route } from './routes.ts';
import { Toasts } from './toasts.tsx';

interface Shown {
  readonly route: Route;
  readonly module?: PageModule;
  readonly error?: unknown;
}

const ownTitle = signal<string | undefined>(undefined);
/** A page's own title, in place of the usual one. */
export function useTitle(title: string): void {
  useEffect(() => {
    ownTitle.value = title;
    return () => {
      ownTitle.value = undefined;
    };
  }, [title]);
}

/** The page for the address, kept on the screen until the next one is there. */
function useShown(): Shown | undefined {
  const wanted = route.value;
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current = true;
    loadPage(wanted.page).then(
      (module) => current && setShown({ route: wanted, module }),
      (error: unknown) => current && setShown({ route: wanted, error }),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return shown;
}

export function App() {
  const shown = useShown();
  const main = useRef<HTMLElement>(null);
  const page = shown?.route.page;
  const before = useRef(page);
  // A reader who moves on hears and sees the new page from its beginning.
  useEffect(() => {
    if (before.current !== undefined && before.current !== page) {
      main.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: reducedMotion.peek() ? 'instant' : 'auto' });
    }
    before.current = page;
  }, [page]);
  const title = page === undefined ? undefined : (ownTitle.value ?? t(`shell.title.${page}`));
  useEffect(() => {
    if (title !== undefined) document.title = page === 'home' ? title : `${title} · Fearsome Floors`;
  }, [title, page]);
  if (shown === undefined || page === undefined) return null;
  const bar = shown.module?.bar;
  return (
    <div class="app" data-page={page} data-bar={bar ?? 'above'}>
      <button type="button" class="skip btn" onClick={() => main.current?.focus()}>
        {t('shell.skip')}
      </button>
      <TopBar page={page} over={bar === 'over'} />
      <main id="main" class="main" tabIndex={-1} ref={main}>
        <FailureBoundary on={page}>
          <Contents shown={shown} />
        </FailureBoundary>
      </main>
      <Menu page={page} />
      <Help />
      <Questions />
      <Toasts />
    </div>
  );
}

function Contents({ shown: { module, route: shownRoute, error } }: { readonly shown: Shown }) {
  if (module === undefined) return <Failure error={error} />;
  return <module.Page route={shownRoute} key={shownRoute.page} />;
}
