import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { MOST_OF_A_KIND } from '../../puzzles/index.ts';
import {
  canTurn,
  checkPlacement,
  checkPutDown,
  coverOf,
  DIRECTIONS,
  headingOf,
  looseTile,
  type Position,
  type Refusal,
  SPACES,
  type SpaceName,
  SUPPLY_KINDS,
  type SupplyKind,
  spaceName,
  supplyKind,
  type Tile,
  turnsOf,
  waysToCover,
} from '../../rules/index.ts';
import type { Marks, MonsterKit, Scene } from '../board/index.ts';
import { sceneOf, shownPosition } from '../show/index.ts';
import { figureView, levelPaint, type Parts, partsOf, type Side } from './cast.ts';
import { Changes } from './changes.ts';
import { type Draft, draftPosition, MOST_BAIT, sidesOf } from './draft.ts';

export const TOOLS = ['monster', 'enemy', 'own', ...SUPPLY_KINDS, 'use', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

/** Why something can't be done: a rule, or a reason of the editor's own. */
export type EditorRefusal =
  | { readonly refusal: Refusal; readonly at: SpaceName }
  | { readonly why: 'monster-there' | 'monster-stands'; readonly at: SpaceName }
  | { readonly why: 'pair-lies' | 'pair-given' }
  | { readonly why: 'too-many'; readonly count: number };

const isTileTool = (tool: Tool): tool is SupplyKind => (SUPPLY_KINDS as readonly string[]).includes(tool);

/** Building a level: a tool is chosen and used on spaces. The hall stays a possible one all the time. */
export class Editor {
  readonly #kit: MonsterKit;
  readonly #changes: Changes<Draft>;
  readonly draft: ReadonlySignal<Draft>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly #tool = signal<Tool>('monster');
  readonly tool: ReadonlySignal<Tool> = this.#tool;
  readonly #turns = signal(0);
  readonly turns: ReadonlySignal<number> = this.#turns;
  readonly #pointed = signal<SpaceName | undefined>(undefined);
  readonly #refused = signal<EditorRefusal | undefined>(undefined);
  readonly refused: ReadonlySignal<EditorRefusal | undefined> = this.#refused;

  constructor(draft: Draft, kit: MonsterKit) {
    this.#changes = new Changes(draft);
    this.draft = this.#changes.now;
    this.canUndo = this.#changes.canUndo;
    this.#kit = kit;
  }

  readonly #position = computed((): Position => positionOf(this.draft.value));
  readonly parts = computed((): Parts => partsOf(sidesOf(this.draft.value)));
  readonly scene = computed(
    (): Scene => sceneOf(shownPosition(this.#position.value), this.#kit, levelPaint(this.parts.value)),
  );

  readonly marks = computed((): Marks => {
    const sides = new Map(
      [...this.parts.value].map(([id, { side }]) => [id, side === 'own' ? 'safe' : 'prey'] as const),
    );
    const refused = this.#refused.value;
    const { mayUse } = this.draft.value;
    const spaces = this.#tool.value === 'use' || mayUse !== undefined ? (mayUse ?? ALL_SPACES) : [];
    return {
      sides,
      places: spaces,
      placesFaint: mayUse === undefined,
      ...this.#ghost(),
      ...(refused !== undefined && 'at' in refused && { refused: refused.at }),
    };
  });

  /** The tool's thing as it would come to stand on the space pointed at. */
  #ghost(): Marks {
    const at = this.#pointed.value;
    const tool = this.#tool.value;
    if (at === undefined) return {};
    if (isTileTool(tool)) {
      const tile = this.#fitted(tool, at);
      return tile === undefined || this.#tileAt(at) !== undefined ? {} : { placing: tile };
    }
    if (tool !== 'own' && tool !== 'enemy') return {};
    const draft = withFigure(this.draft.value, tool, at);
    if (this.#whyNoFigure(at) !== undefined) return {};
    const parts = partsOf(sidesOf(draft));
    const id = [...parts.keys()].filter((one) => parts.get(one)!.side === tool).at(-1)!;
    return { ghost: figureView(id, parts, at) };
  }

  choose(tool: Tool): void {
    batch(() => {
      if (this.#tool.peek() !== tool) this.#turns.value = 0;
      this.#tool.value = tool;
      this.#refused.value = undefined;
    });
  }

  point(at: SpaceName | undefined): void {
    this.#pointed.value = at;
  }

  /** Turns the tool's tile, or the monster. */
  turn(): void {
    if (this.#tool.peek() === 'monster') this.#turnMonster();
    else this.#turns.value++;
  }

  /** Uses the tool on a space. */
  press(at: SpaceName): void {
    const tool = this.#tool.peek();
    batch(() => {
      this.#refused.value = undefined;
      if (tool === 'monster') this.#pressMonster(at);
      else if (tool === 'erase') this.#erase(at);
      else if (tool === 'use') this.#flipUse(at);
      else if (tool === 'own' || tool === 'enemy') this.#pressFigure(tool, at);
      else this.#pressTile(tool, at);
    });
  }

  #pressMonster(at: SpaceName): void {
    const draft = this.draft.peek();
    if (draft.monster.at === at) {
      this.#turnMonster();
      return;
    }
    const moved = { ...draft, monster: { ...draft.monster, at } };
    if (draftPosition(moved).ok) this.#change(moved);
    else this.#refused.value = { why: 'monster-there', at };
  }

  #turnMonster(): void {
    const draft = this.draft.peek();
    const { at, facing } = draft.monster;
    this.#change({ ...draft, monster: { at, facing: DIRECTIONS[(headingOf(facing) + 1) & 3]! } });
  }

  #pressFigure(side: Side, at: SpaceName): void {
    const draft = this.draft.peek();
    const here = draft.figures.find((figure) => figure.at === at);
    if (here !== undefined) {
      // The other side, or away: pressing what stands there changes it.
      this.#change(here.side === side ? without(draft, at) : withFigure(without(draft, at), side, at));
      return;
    }
    const why = this.#whyNoFigure(at);
    if (why === undefined) this.#change(withFigure(draft, side, at));
    else this.#refused.value = why;
  }

  #whyNoFigure(at: SpaceName): EditorRefusal | undefined {
    const draft = this.draft.peek();
    if (draft.monster.at === at) return { why: 'monster-stands', at };
    // P1 says where a figure may be put down; one more is let in to ask.
    const waiting = { ...draft, bait: draft.bait + 1 };
    const position = positionOf(waiting);
    const figure = position.cast.at(-1)!.id;
    const refusal = checkPutDown(position, { figure, at });
    return refusal === undefined ? undefined : { refusal, at };
  }

  #pressTile(kind: SupplyKind, at: SpaceName): void {
    const draft = this.draft.peek();
    const here = this.#tileAt(at);
    if (here !== undefined && supplyKind(here) === kind) {
      this.#pressAgain(here);
      return;
    }
    const lying = draft.tiles.filter((tile) => supplyKind(tile) === kind).length;
    if (kind === 'teleporter-1' || kind === 'teleporter-2') {
      if ((draft.supply[kind] ?? 0) > 0) {
        this.#refused.value = { why: 'pair-given' };
        return;
      }
      if (lying === 2) {
        this.#refused.value = { why: 'too-many', count: lying };
        return;
      }
    }
    const tile = this.#fitted(kind, at);
    if (tile !== undefined) {
      this.#change({ ...draft, tiles: [...draft.tiles, tile] });
      return;
    }
    if (draft.monster.at === at) {
      this.#refused.value = { why: 'monster-stands', at };
      return;
    }
    const refusal = checkPlacement(this.#position.peek(), { ...looseTile(kind, this.#turns.peek()), at });
    if (refusal !== undefined) this.#refused.value = { refusal, at };
  }

  /** The same tile on itself: it turns, if that makes a difference, else it goes. */
  #pressAgain(tile: Tile): void {
    const draft = this.draft.peek();
    const others = draft.tiles.filter((other) => other !== tile);
    const kind = supplyKind(tile);
    if (!canTurn(kind)) {
      this.#change({ ...draft, tiles: others });
      return;
    }
    const turned: Tile = { ...looseTile(kind, turnsOf(tile) + 1), at: tile.at };
    const refusal = checkPlacement(positionOf({ ...draft, tiles: others }), turned);
    if (refusal === undefined) {
      this.#turns.value = turnsOf(turned);
      this.#change({ ...draft, tiles: [...others, turned] });
    } else this.#refused.value = { refusal, at: tile.at };
  }

  #erase(at: SpaceName): void {
    const draft = this.draft.peek();
    const now = without(draft, at);
    if (now !== draft) this.#change(now);
  }

  #flipUse(at: SpaceName): void {
    const draft = this.draft.peek();
    const now = new Set(draft.mayUse ?? []);
    // The first space named means: these and no others.
    if (!now.delete(at)) now.add(at);
    this.#change({ ...draft, mayUse: ALL_SPACES.filter((name) => now.has(name)) });
  }

  allowAll(): void {
    const { mayUse: _, ...draft } = this.draft.peek();
    this.#change(draft);
  }

  /** Gives the player one more or one less of something; teleporters come in pairs. */
  give(what: SupplyKind | 'bait', more: 1 | -1): void {
    const draft = this.draft.peek();
    if (what === 'bait') {
      const bait = Math.max(0, Math.min(MOST_BAIT, draft.bait + more));
      if (bait !== draft.bait) this.#change({ ...draft, bait });
      return;
    }
    const pair = what === 'teleporter-1' || what === 'teleporter-2';
    if (pair && more > 0 && draft.tiles.some((tile) => supplyKind(tile) === what)) {
      this.#refused.value = { why: 'pair-lies' };
      return;
    }
    const [step, most] = pair ? [2, 2] : [1, MOST_OF_A_KIND];
    const before = draft.supply[what] ?? 0;
    const count = Math.max(0, Math.min(most, before + more * step));
    if (count !== before) this.#change({ ...draft, supply: { ...draft.supply, [what]: count } });
  }

  /** Carries what stands on a space to another one; beside the board it is taken away. */
  move(from: SpaceName, to: SpaceName | undefined): void {
    const draft = this.draft.peek();
    const before = this.#tool.peek();
    batch(() => {
      if (draft.monster.at === from) {
        if (to !== undefined && to !== from) this.#useFor('monster', to, before);
        return;
      }
      const figure = draft.figures.find(({ at }) => at === from);
      const tile = this.#tileAt(from);
      if (figure === undefined && tile === undefined) return;
      if (to === undefined) {
        this.#erase(from);
        return;
      }
      if (tile !== undefined && coverOf(tile).includes(to)) return;
      // Taken up, put down again; where that is not allowed, all stays as it was.
      const lifted = without(draft, from);
      this.#changes.now.value = lifted;
      this.#turns.value = tile === undefined ? 0 : turnsOf(tile);
      this.#useFor(figure?.side ?? supplyKind(tile!), to, before);
      if (this.draft.peek() === lifted) this.#changes.now.value = draft;
      else this.#changes.beganWith(draft);
    });
  }

  #useFor(tool: Tool, at: SpaceName, before: Tool): void {
    this.#tool.value = tool;
    this.press(at);
    this.#tool.value = before;
  }

  isTaken(at: SpaceName): boolean {
    const { monster, figures } = this.draft.peek();
    return monster.at === at || figures.some((one) => one.at === at) || this.#tileAt(at) !== undefined;
  }

  rename(change: { readonly name?: string; readonly author?: string }): void {
    this.#changes.now.value = { ...this.draft.peek(), ...change };
  }

  /** Another draft in place of this one; it can be taken back. */
  replace(draft: Draft): void {
    this.#change(draft);
  }

  undo(): void {
    if (this.#changes.undo()) this.#refused.value = undefined;
  }

  #tileAt(at: SpaceName): Tile | undefined {
    const tiles = this.draft.value.tiles.filter((tile) => coverOf(tile).includes(at));
    // A block that stands on a pool lies above it.
    return tiles.find(({ kind }) => kind !== 'pool') ?? tiles[0];
  }

  #fitted(kind: SupplyKind, at: SpaceName): Tile | undefined {
    return waysToCover(looseTile(kind, this.#turns.value), at).find(
      (tile) => checkPlacement(this.#position.value, tile) === undefined,
    );
  }

  #change(draft: Draft): void {
    batch(() => {
      this.#changes.change(draft);
      this.#refused.value = undefined;
    });
  }
}

const ALL_SPACES: readonly SpaceName[] = SPACES.map(spaceName);

function positionOf(draft: Draft): Position {
  const read = draftPosition(draft);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

const withFigure = (draft: Draft, side: Side, at: SpaceName): Draft => ({
  ...draft,
  figures: [...draft.figures, { side, at }],
});

/** Without the figure, else without the tile on a space; the same draft where there is none. */
function without(draft: Draft, at: SpaceName): Draft {
  const figures = draft.figures.filter((figure) => figure.at !== at);
  if (figures.length < draft.figures.length) return { ...draft, figures };
  const gone =
    draft.tiles.find((tile) => tile.kind !== 'pool' && tile.at === at) ??
    draft.tiles.find((tile) => coverOf(tile).includes(at));
  return gone === undefined ? draft : { ...draft, tiles: draft.tiles.filter((tile) => tile !== gone) };
}
