const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A key pressed alone, and not where one types or is asked something: the page may take it. */
export const isFreeKey = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isWithin(target, 'input:not([type=range]), textarea, select, dialog[open]');

/** Where Enter and the space bar press something by themselves. */
export const isOnButton = ({ target }: KeyboardEvent): boolean =>
  isWithin(target, 'button, a, label, summary');
