import { signal } from '@preact/signals';
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../board/index.ts';
import { t } from '../i18n/index.ts';
import { Button } from './buttons.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Without a cross: the reader has to choose. */
  readonly mustChoose?: boolean;
}

/**
 * A dialog over the page. The browser keeps the focus inside, closes it on Esc, and gives the focus back to where it was.
 */
export function Dialog({ title, onClose, children, class: name = '', mustChoose = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      // The dialog is gone by now, so the browser can't do this itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onClick = (event: TargetedMouseEvent<HTMLDialogElement>): void => {
    // What lies beside the dialog belongs to the dialog's element, what lies in it does not.
    if (event.target === event.currentTarget && !mustChoose) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is what Esc does
    <dialog
      ref={element}
      class={`dialog ${name}`}
      aria-labelledby={heading}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-box">
        <header class="dialog-head row">
          <h2 id={heading}>{title}</h2>
          {!mustChoose && (
            <button
              type="button"
              class="btn icon small ghost"
              aria-label={t('shell.close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly answer: (yes: boolean) => void;
}
const question = signal<Question | undefined>(undefined);

/** Asks before something that can't be taken back; false for No, Esc and a click beside it. */
export function ask(title: string, text: string, yes: string): Promise<boolean> {
  question.peek()?.answer(false);
  return new Promise((resolve) => {
    question.value = {
      title,
      text,
      yes,
      answer: (said) => {
        question.value = undefined;
        resolve(said);
      },
    };
  });
}

export function Questions() {
  const asked = question.value;
  if (asked === undefined) return null;
  return (
    <Dialog title={asked.title} onClose={() => asked.answer(false)}>
      <p>{asked.text}</p>
      <div class="dialog-acts">
        <Button text={t('shell.cancel')} onClick={() => asked.answer(false)} />
        <Button text={asked.yes} class="primary" onClick={() => asked.answer(true)} />
      </div>
    </Dialog>
  );
}
