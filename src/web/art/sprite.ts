import sheet from './symbols.svg?raw';

/** Puts the sheet of drawings into the page, once; from then on `<use href="#…">` finds them. */
export function installSprite(): void {
  if (typeof document === 'undefined' || document.querySelector('[data-sprite]') !== null) return;
  const holder = document.createElement('div');
  holder.dataset['sprite'] = '';
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
