/** C5: what a monster can be built from. A part's drawing is `legs-paws`, `head-maw` and so on. */
export const LEGS = ['paws', 'spider', 'serpent', 'roots', 'talons', 'skates'] as const;
export const BODIES = ['fur', 'shell', 'patch', 'jelly', 'ribs'] as const;
export const ARMS = ['claws', 'pincers', 'tentacles', 'wings', 'gloves'] as const;
export const HEADS = ['maw', 'cyclops', 'croc', 'angler', 'snail', 'ram'] as const;
export const SKINS = ['teal', 'plum', 'rust', 'moss', 'ash', 'rose'] as const;

export interface Kit {
  readonly legs: (typeof LEGS)[number];
  readonly body: (typeof BODIES)[number];
  readonly arms: (typeof ARMS)[number];
  readonly head: (typeof HEADS)[number];
  readonly skin: (typeof SKINS)[number];
}

/** The parts in the order they are drawn, the lowest first, and the skin. */
export const KIT_PARTS = { legs: LEGS, body: BODIES, arms: ARMS, head: HEADS, skin: SKINS } as const;

export const DEFAULT_KIT: Kit = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };

/** Any monster; `random` answers numbers from 0 up to 1. */
export function randomKit(random: () => number): Kit {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  return { legs: one(LEGS), body: one(BODIES), arms: one(ARMS), head: one(HEADS), skin: one(SKINS) };
}

/** Reads what was kept or shared: parts that are unknown become the default's. */
export function kitIn(value: unknown): Kit {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const known = <T extends string>(of: readonly T[], name: unknown, or: T): T =>
    of.find((part) => part === name) ?? or;
  return {
    legs: known(LEGS, given['legs'], DEFAULT_KIT.legs),
    body: known(BODIES, given['body'], DEFAULT_KIT.body),
    arms: known(ARMS, given['arms'], DEFAULT_KIT.arms),
    head: known(HEADS, given['head'], DEFAULT_KIT.head),
    skin: known(SKINS, given['skin'], DEFAULT_KIT.skin),
  };
}
