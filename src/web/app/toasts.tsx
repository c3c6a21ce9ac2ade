import { signal } from '@preact/signals';
import { Icon } from '../board/index.ts';
import { t } from '../i18n/index.ts';
import { Button } from './buttons.tsx';
import { route } from './router.ts';
import type { PageName } from './routes.ts';

interface Toast {
  readonly text: string;
  /** A button in it; with one, the toast stays until it is answered. */
  readonly action?: { readonly text: string; readonly run: () => void };
  readonly kind?: 'info' | 'bad';
  /** The page it belongs to: elsewhere it would only be in the way. */
  readonly on?: PageName;
}

const SHOWN_FOR = 6000;
interface Numbered extends Toast {
  readonly number: number;
}
const toasts = signal<readonly Numbered[]>([]);
let counter = 0;

/** Says something at the edge of the page. */
export function toast(said: Toast | string): void {
  const one: Toast = typeof said === 'string' ? { text: said } : said;
  counter += 1;
  const number = counter;
  toasts.value = [...toasts.peek().filter(({ text }) => text !== one.text), { ...one, number }];
  if (one.action === undefined) setTimeout(() => drop(number), SHOWN_FOR);
}

function drop(number: number): void {
  toasts.value = toasts.peek().filter((one) => one.number !== number);
}

const isHere = ({ on }: Toast): boolean => on === undefined || on === route.value.page;

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {toasts.value.filter(isHere).map(({ number, text, action, kind }) => (
        <div class={`toast row panel ${kind ?? 'info'}`} key={number}>
          <span>{text}</span>
          {action !== undefined && (
            <Button
              text={action.text}
              class="small primary"
              onClick={() => {
                drop(number);
                action.run();
              }}
            />
          )}
          <button
            type="button"
            class="btn icon small ghost"
            aria-label={t('shell.close')}
            onClick={() => drop(number)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
