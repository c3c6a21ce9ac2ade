/** Runs in the page: what on a screen of this size is cut off, sticks out of its box, lies on something else or can't be reached. */
export function misfits([width, height]: readonly [number, number]): string[] {
  const SLACK = 1.5;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, label.btn';
  /** Drawings, what is only spoken (also where it is one pixel wide), what shows up when it is focused. */
  const PASSED = 'svg, .unseen, .skip, [hidden], [role=grid]';
  /** Lists that scroll sideways on purpose. */
  const SIDEWAYS = '.tile-list';
  const found = new Set<string>();

  interface Thing {
    readonly element: Element;
    readonly parents: readonly Element[];
    readonly name: string;
    readonly letters: boolean;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  type Side = 'left' | 'top' | 'right' | 'bottom';
  type Box = Readonly<Record<Side, number>>;
  type Axis = 'x' | 'y';

  function remember<T>(make: (element: Element) => T): (element: Element) => T {
    const made = new Map<Element, T>();
    return (element) => {
      const known = made.get(element) ?? make(element);
      made.set(element, known);
      return known;
    };
  }
  const styleOf = remember((element) => getComputedStyle(element));
  const boxOf = remember((element) => element.getBoundingClientRect());
  const parentsOf = remember((element): readonly Element[] => {
    const { parentElement } = element;
    return parentElement === null ? [element] : [element, ...parentsOf(parentElement)];
  });
  const opaque = remember((element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0(\.[0-4]\d*)?\))$/.test(backgroundColor);
  });
  const nameOf = (element: Element): string => {
    const called = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${called.trim().slice(0, 40)}”`;
  };
  const overflow = (element: Element, axis: Axis): string =>
    axis === 'x' ? styleOf(element).overflowX : styleOf(element).overflowY;
  const sticksOut = (thing: Box, box: Box, axis: Axis): boolean =>
    axis === 'x'
      ? thing.left < box.left - SLACK || thing.right > box.right + SLACK
      : thing.top < box.top - SLACK || thing.bottom > box.bottom + SLACK;

  function thingsUnder(root: Element): Thing[] {
    const things: Thing[] = [];
    const add = (element: Element, letters: boolean, rects: DOMRectList): void => {
      for (const { left, top, right, bottom } of rects) {
        if (right - left < 2 || bottom - top < 2) continue;
        // Letters are lower than the lines that hold them.
        const shrink = letters ? (bottom - top) * 0.2 : 0;
        const sides = { left, right, top: top + shrink, bottom: bottom - shrink };
        things.push({ element, parents: parentsOf(element), name: nameOf(element), letters, ...sides });
      }
    };
    for (const element of root.querySelectorAll('*')) {
      if (element.closest(PASSED) !== null || boxOf(element).width === 1) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches(CONTROLS)) add(element, false, element.getClientRects());
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        add(element, true, range.getClientRects());
      }
      const shortened = element.scrollWidth > element.clientWidth + SLACK;
      if (shortened && styleOf(element).textOverflow === 'ellipsis')
        found.add(`${nameOf(element)} is shortened`);
    }
    return things;
  }

  /** Whether it lies within all that holds it, as far as it can't be scrolled to. */
  function lookAround(thing: Thing, axis: Axis): void {
    const screen = { left: 0, top: 0, right: width, bottom: height };
    let boxed = false;
    let fixed = axis === 'x' || document.querySelector('.frame') !== null;
    for (const parent of thing.parents) {
      if (parent === document.body) break;
      fixed ||= styleOf(parent).position === 'fixed';
      const out = sticksOut(thing, boxOf(parent), axis);
      if (/auto|scroll/.test(overflow(parent, axis))) {
        if (out && axis === 'x' && !parent.matches(SIDEWAYS))
          found.add(`${thing.name} makes ${nameOf(parent)} scroll sideways`);
        return;
      }
      const inline = styleOf(parent).display === 'inline';
      const bordered = opaque(parent) || Number.parseFloat(styleOf(parent).borderBlockStartWidth) > 0;
      if (!boxed && !inline && bordered && (thing.letters || parent !== thing.element)) {
        boxed = true;
        if (out) found.add(`${thing.name} sticks out of ${nameOf(parent)}`);
      }
      const cut = /hidden|clip/.test(overflow(parent, axis)) && (parent !== thing.element || thing.letters);
      if (out && cut) found.add(`${thing.name} is cut by ${nameOf(parent)}`);
    }
    if (fixed && sticksOut(thing, screen, axis)) {
      const [from, to] = axis === 'x' ? [thing.left, thing.right] : [thing.top, thing.bottom];
      found.add(`${thing.name} is off the screen: ${axis} from ${Math.round(from)} to ${Math.round(to)}`);
    }
  }

  /** A layer of its own may lie on others: what is said for a moment, a bar that stays while the page scrolls. */
  const layerOf = remember((element) => {
    const ground = parentsOf(element).findIndex(opaque);
    return parentsOf(element).find(
      (one, at) => at >= ground && ground >= 0 && /fixed|sticky|absolute/.test(styleOf(one).position),
    );
  });
  /** What is seen of it, where it is scrolled. */
  const seenOf = (thing: Thing): Thing => {
    const boxes = thing.parents
      .filter((one) => overflow(one, 'y') !== 'visible' && one !== document.body && one !== thing.element)
      .map(boxOf);
    return {
      ...thing,
      left: Math.max(thing.left, ...boxes.map(({ left }) => left)),
      top: Math.max(thing.top, ...boxes.map(({ top }) => top)),
      right: Math.min(thing.right, ...boxes.map(({ right }) => right)),
      bottom: Math.min(thing.bottom, ...boxes.map(({ bottom }) => bottom)),
    };
  };
  const isWall = ({ element }: Thing): boolean => element.matches('.board-letter');
  function lieOnEachOther(one: Thing, other: Thing): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (isWall(one) && isWall(other)) return false;
    if (across < SLACK || down < SLACK || layerOf(one.element) !== layerOf(other.element)) return false;
    const label = one.element.closest('label');
    if (label !== null && label === other.element.closest('label')) return false;
    return !one.element.contains(other.element) && !other.element.contains(one.element);
  }

  /** The wall letters, which what lies in the hall's free corners must not touch. */
  const wall = (): Thing[] =>
    [...document.querySelectorAll<SVGTextElement>('.frame-board .board-letter')].flatMap((element) => {
      const onScreen = element.getScreenCTM();
      return [...(element.textContent ?? '')].map((letter, at) => {
        const { x, y, width: across, height: down } = element.getExtentOfChar(at);
        const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(onScreen ?? undefined);
        const { x: right, y: bottom } = new DOMPoint(x + across, y + down).matrixTransform(
          onScreen ?? undefined,
        );
        const name = `wall letter ${letter}`;
        return { element, parents: parentsOf(element), name, letters: false, left, top, right, bottom };
      });
    });

  // What lies over all the rest is looked at alone.
  const [dialog] = [...document.querySelectorAll('dialog[open]')].reverse();
  const above = dialog ?? document.querySelector('.frame-side.open');
  const things = thingsUnder(above ?? document.body);
  for (const thing of things) for (const axis of ['x', 'y'] as const) lookAround(thing, axis);
  const seen = [...things, ...(above === null ? wall() : [])]
    .map(seenOf)
    .sort((one, other) => one.top - other.top);
  seen.forEach((one, at) => {
    for (let next = at + 1; next < seen.length && seen[next]!.top < one.bottom; next++) {
      const other = seen[next]!;
      if (lieOnEachOther(one, other)) found.add(`${one.name} and ${other.name} lie on each other`);
    }
  });
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.add(`the page is ${scrollWidth} wide`);
  return [...found];
}
