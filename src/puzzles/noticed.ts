import {
  type GameEvent,
  GRID,
  headingOf,
  NEXT,
  type Sight,
  type Space,
  type SpaceName,
  space,
} from '../rules/index.ts';

/**
 * What a walk notices. A thing put on a space that is not marked for things of its kind leaves the walk as it was, alone or
 * together with others of which that is true (README.md says why).
 */
export class Noticed {
  /** Spaces stepped on, slid over, pushed onto or asked about: whatever is put there may change the walk. */
  readonly trodden = new Uint8Array(GRID);
  /** Spaces where something that ends sight would hide the figure, or one of those, that a look went by. */
  readonly hiding = new Uint8Array(GRID);
  /** Spaces where a figure would be as near as the nearest one seen, or nearer. */
  readonly luring = new Uint8Array(GRID);

  clear(): void {
    this.trodden.fill(0);
    this.hiding.fill(0);
    this.luring.fill(0);
  }

  /** Listens to a walk. */
  readonly hear = (event: GameEvent): void => {
    switch (event.type) {
      case 'monsterLooked':
        this.#look(space(event.at), [event.ahead, event.left, event.right]);
        break;
      case 'monsterStepped':
        this.trodden[space(event.to)] = 1;
        break;
      case 'monsterTurned':
        if (event.by !== undefined) this.trodden[space(event.by)] = 1;
        break;
      case 'blockPushed':
      case 'figurePushed':
        this.#push(event.from, event.to);
        break;
      case 'blockRemoved':
        if (event.at !== undefined) this.#push(event.from, event.at);
        break;
      default:
        break;
    }
  };

  #look(at: Space, sights: readonly Sight[]): void {
    let nearest = Number.POSITIVE_INFINITY;
    for (const sight of sights) if ('saw' in sight) nearest = Math.min(nearest, sight.distance);
    for (const sight of sights) {
      const heading = headingOf(sight.to);
      const hides = 'saw' in sight && sight.distance === nearest;
      const far = Math.min(nearest, sight.distance);
      for (let off = 1, next = NEXT[at * 4 + heading]!; off <= far && next >= 0; off++) {
        if (hides) this.hiding[next] = 1;
        this.luring[next] = 1;
        next = NEXT[next * 4 + heading]!;
      }
    }
  }

  /** A push reads every space up to where the thing comes to rest, and a slide that stops two spaces more (F5, F11). */
  #push(fromName: SpaceName, toName: SpaceName): void {
    const from = space(fromName);
    const to = space(toName);
    const heading = from >> 4 === to >> 4 ? (to > from ? 1 : 3) : to > from ? 2 : 0;
    let at: number = from;
    while (at !== to) {
      at = NEXT[at * 4 + heading]!;
      this.trodden[at] = 1;
    }
    for (let beyond = 0; beyond < 2; beyond++) {
      at = NEXT[at * 4 + heading]!;
      if (at < 0) return;
      this.trodden[at] = 1;
    }
  }
}
