import { type ComponentChild, render } from 'preact';
import { type Geometry, geometryOf, type Scene } from '../../drawing/index.ts';
import type { SpaceName } from '../../rules/index.ts';

/** What animations play on: the pieces that are drawn, and places to draw what is there for a moment only. */

export interface AnimateOptions {
  /** 0.5, 1, 2, 4; Infinity shows the end at once. */
  readonly speed: number;
  /** Cross-fades only: `prefers-reduced-motion`. */
  readonly reduced: boolean;
  /** Aborted, the animation jumps to its end. */
  readonly signal?: AbortSignal;
}

/** Where a prop is drawn: on the floor under the pillars, under the pieces, or above everything. */
type PropLayer = 'floor' | 'under' | 'over';

export class Scenery {
  scene: Scene | undefined;
  geometry: Geometry = geometryOf(false);
  #root: Element | null = null;
  /** Ended animations that hold a piece where the next scene will put it. */
  readonly #held = new Set<Animation>();
  readonly #kept = new Set<Element>();

  attach(root: Element | null): void {
    this.#root = root;
  }

  /** A new scene was drawn: pieces are where they belong by themselves, nothing needs to be held any more. */
  shown(scene: Scene, geometry: Geometry): void {
    this.scene = scene;
    this.geometry = geometry;
    for (const animation of this.#held) {
      if (animation.playState === 'running') continue;
      animation.cancel();
      this.#held.delete(animation);
    }
    for (const prop of this.#kept) strike(prop);
    this.#kept.clear();
  }

  piece(name: string): SVGGElement | undefined {
    const found = this.#root?.querySelector<SVGGElement>(`[data-piece="${CSS.escape(name)}"]`);
    return found ?? undefined;
  }

  prop(layer: PropLayer, drawing: ComponentChild): SVGGElement | undefined {
    const place = this.#root?.querySelector(`[data-props="${layer}"]`);
    if (place === null || place === undefined) return undefined;
    const prop = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    render(drawing, prop); // before it is in the page, which would be told of each of its parts
    place.append(prop);
    return prop;
  }

  hold(animations: readonly Animation[]): void {
    for (const animation of animations) this.#held.add(animation);
  }

  /** Keeps a prop until the next scene is drawn. */
  keep(prop: Element): void {
    this.#kept.add(prop);
  }

  /** The block that is drawn on a space. */
  blockAt(at: SpaceName): string | undefined {
    const block = this.scene?.blocks.find((view) => view.at === at);
    return block === undefined ? undefined : `block ${block.key}`;
  }
}

/** Takes a prop away. */
function strike(prop: Element): void {
  render(null, prop);
  prop.remove();
}

interface Timing {
  /** Milliseconds of game speed 1, from the take's begin. */
  readonly at: number;
  readonly lasts: number;
  readonly easing?: string;
  /** Shows the first frame before it begins too: for props. */
  readonly early?: boolean;
}

/** One group of events being played: animations that run together, with what they need. */
export class Take {
  readonly scenery: Scenery;
  readonly reduced: boolean;
  /** What was drawn when it began. */
  readonly #scene: Scene | undefined;
  readonly #speed: number;
  readonly #animations: Animation[] = [];
  readonly #fading: Animation[] = [];
  readonly #props: Element[] = [];
  readonly #blocks = new Map<SpaceName, string>();
  #end = 0;

  constructor(scenery: Scenery, options: AnimateOptions) {
    this.scenery = scenery;
    this.#scene = scenery.scene;
    this.reduced = options.reduced;
    this.#speed = options.speed;
  }

  /** How long all that runs takes, at speed 1. */
  get lasts(): number {
    return this.#end;
  }

  get geometry(): Geometry {
    return this.scenery.geometry;
  }

  run(element: Element | undefined | null, frames: Keyframe[], timing: Timing): void {
    this.#end = Math.max(this.#end, timing.at + timing.lasts);
    if (element === undefined || element === null) return;
    this.#animations.push(this.#animate(element, frames, timing));
  }

  /** Goes on after the take is over, as light that fades. The prop is gone with it. */
  fade(prop: Element | undefined, frames: Keyframe[], timing: Timing): void {
    if (prop === undefined) return;
    const animation = this.#animate(prop, frames, timing);
    this.#fading.push(animation);
    animation.finished.then(
      () => strike(prop),
      () => strike(prop),
    );
  }

  #animate(element: Element, frames: Keyframe[], { at, lasts, easing, early }: Timing): Animation {
    return element.animate(frames, {
      delay: at / this.#speed,
      duration: lasts / this.#speed,
      easing: easing ?? 'ease-in-out',
      fill: early === true ? 'both' : 'forwards',
    });
  }

  piece(name: string | undefined): SVGGElement | undefined {
    return name === undefined ? undefined : this.scenery.piece(name);
  }

  /** Drawn until the take is over. */
  prop(layer: PropLayer, drawing: ComponentChild): SVGGElement | undefined {
    const prop = this.scenery.prop(layer, drawing);
    if (prop !== undefined) this.#props.push(prop);
    return prop;
  }

  /** Drawn until the next scene is. */
  keptProp(layer: PropLayer, drawing: ComponentChild): SVGGElement | undefined {
    const prop = this.scenery.prop(layer, drawing);
    if (prop !== undefined) this.scenery.keep(prop);
    return prop;
  }

  /** Drawn until its light has faded: see `fade`. */
  looseProp(layer: PropLayer, drawing: ComponentChild): SVGGElement | undefined {
    return this.scenery.prop(layer, drawing);
  }

  /** The block on a space, after what was pushed before in this take. */
  takeBlock(from: SpaceName): SVGGElement | undefined {
    const name = this.#blocks.get(from) ?? this.scenery.blockAt(from);
    this.#blocks.delete(from);
    return this.piece(name);
  }

  putBlock(block: SVGGElement | undefined, to: SpaceName): void {
    const name = block?.dataset['piece'];
    if (name !== undefined) this.#blocks.set(to, name);
  }

  /** Resolves when all has been played, or was cut short. Pieces stay at their ends until the next scene is drawn. */
  async played(signal: AbortSignal | undefined): Promise<void> {
    const cut = () => {
      for (const animation of [...this.#animations, ...this.#fading]) animation.finish();
    };
    signal?.addEventListener('abort', cut);
    // A page in the background does not play: the clock then ends it.
    const clock = setTimeout(cut, this.#end / this.#speed + 400);
    await Promise.allSettled(this.#animations.map((animation) => animation.finished));
    clearTimeout(clock);
    signal?.removeEventListener('abort', cut);
    // Where another scene was drawn meanwhile, as by looking back, that one says where the pieces are.
    if (this.scenery.scene === this.#scene) this.scenery.hold(this.#animations);
    else for (const animation of this.#animations) animation.cancel();
    for (const prop of this.#props) strike(prop);
  }
}
