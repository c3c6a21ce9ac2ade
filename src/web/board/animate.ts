import type { Scene } from '../../drawing/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import { animateFigure, animateTile } from './animate-figures.tsx';
import { animateLook, animateMonster } from './animate-monster.tsx';
import { animatePush } from './animate-push.tsx';
import { type AnimateOptions, Scenery, Take } from './scenery.ts';

/**
 * Plays the events of one group together on what is drawn now. Each event says what happened; nothing is guessed.
 * The page shows the next scene when this is over: pieces are held where that scene will have them.
 */
export async function animate(
  scenery: Scenery,
  events: GameEvent | readonly GameEvent[],
  options: AnimateOptions,
): Promise<void> {
  if (options.speed === Number.POSITIVE_INFINITY || options.signal?.aborted === true) return;
  if (document.hidden) return;
  await drawn();
  const take = new Take(scenery, options);
  begin(take, 'type' in events ? [events] : events);
  await take.played(options.signal);
}

function begin(take: Take, group: readonly GameEvent[]): void {
  let at = 0;
  group.forEach((event, index) => {
    at += play(take, event, group.slice(index + 1), at);
  });
}

/** How long the events of one group are seen at speed 1, in milliseconds: they are played where nothing is drawn. */
export function lengthOf(group: readonly GameEvent[], scene: Scene): number {
  const scenery = new Scenery();
  scenery.shown(scene, scenery.geometry);
  const take = new Take(scenery, { speed: 1, reduced: false });
  begin(take, group);
  return take.lasts;
}

/** A scene that was just given is drawn at the end of this turn of the page's clock. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Begins an event's animation; answers when the next event of the group begins, after this one's begin. */
function play(take: Take, event: GameEvent, then: readonly GameEvent[], at: number): number {
  switch (event.type) {
    case 'figureEntered':
    case 'figureStepped':
    case 'figureLeft':
    case 'figureTurnedOver':
    case 'figureReturned':
      return animateFigure(take, event, then, at);
    case 'blockPushed':
    case 'blockRemoved':
    case 'figurePushed':
    case 'figureEaten':
      animatePush(take, event, then, at);
      return 0;
    case 'monsterLooked':
      return animateLook(take, event, at);
    case 'monsterTurned':
    case 'monsterStepped':
    case 'monsterTeleported':
    case 'monsterCaught':
      return animateMonster(take, event, then, at);
    case 'tilePlaced':
      return animateTile(take, event.tile, at);
    case 'figureMoved':
    case 'cardDrawn':
    case 'roundEnded':
    case 'stageTwoBegan':
    case 'gameEnded':
      return 0;
  }
}

const CARD_HALF = 210;
const CARD_HOLD = 600;

/** Turns a `Gravestone` that shows its back and knows its card: it rises from the grass, turns, and is held to be read. */
export async function flipCard(stone: Element, options: AnimateOptions): Promise<void> {
  const face = () => stone.classList.replace('back', 'face');
  const turn = async (frames: Keyframe[], easing: string) => {
    if (options.signal?.aborted === true) return;
    const timing = { duration: CARD_HALF / options.speed, easing };
    const animation = stone.animate(frames, timing);
    const cut = () => animation.finish();
    options.signal?.addEventListener('abort', cut);
    const clock = setTimeout(cut, timing.duration + 400);
    await animation.finished.catch(() => undefined);
    clearTimeout(clock);
    options.signal?.removeEventListener('abort', cut);
  };
  if (options.speed === Number.POSITIVE_INFINITY) {
    face();
    return;
  }
  if (options.reduced) {
    face();
    await turn([{ opacity: 0 }, { opacity: 1 }], 'linear');
  } else {
    await turn(
      [
        { transform: 'perspective(400px) translateY(14%) rotateY(0deg)' },
        { transform: 'perspective(400px) translateY(0) rotateY(90deg)' },
      ],
      'ease-in',
    );
    face();
    await turn(
      [
        { transform: 'perspective(400px) rotateY(-90deg)' },
        { transform: 'perspective(400px) rotateY(12deg)', offset: 0.7 },
        { transform: 'perspective(400px) rotateY(0deg)' },
      ],
      'ease-out',
    );
  }
  await pause(CARD_HOLD / options.speed, options.signal);
}

/** Waits, unless somebody is in a hurry. */
export const pause = (lasts: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const clock = setTimeout(resolve, lasts);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(clock);
        resolve();
      },
      { once: true },
    );
  });
