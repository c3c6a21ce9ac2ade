import lights from '../../drawing/lights.svg?raw';
import sheet from '../../drawing/symbols.svg?raw';

/** Puts the sheet of drawings into the page, once; from then on `<use href="#…">` finds them. */
export function installSprite(): void {
  if (typeof document === 'undefined' || document.querySelector('[data-sprite]') !== null) return;
  // What is never shown itself costs neither style nor layout. Gradients work only in what is.
  const drawings = hold(sheet);
  drawings.style.display = 'none';
  const gradients = hold(lights);
  gradients.style.position = 'absolute';
  document.body.prepend(drawings, gradients);
}

function hold(svg: string): HTMLElement {
  const holder = document.createElement('div');
  holder.dataset['sprite'] = '';
  holder.ariaHidden = 'true';
  holder.innerHTML = svg;
  return holder;
}
