import { kept, type OwnLevel } from '../../kept/index.ts';
import { type Draft, readDraft, writeDraft } from '../../puzzle/index.ts';

/** The reader's own levels, kept on the device. */

/** Newest change first. */
export const ownLevels = (): readonly OwnLevel[] =>
  kept.ownLevels.value.value.levels.toSorted((a, b) => b.changed - a.changed);

export function ownDraft(id: string): Draft | undefined {
  const found = kept.ownLevels.value.peek().levels.find((level) => level.id === id);
  return found === undefined ? undefined : readDraft(found.draft);
}

export function keepDraft(id: string, draft: Draft): void {
  const level = { id, name: draft.name, draft: writeDraft(draft), changed: Date.now() };
  kept.ownLevels.update(({ levels }) => ({
    levels: [...levels.filter((other) => other.id !== id), level],
  }));
}

export function removeOwn(id: string): void {
  kept.ownLevels.update(({ levels }) => ({ levels: levels.filter((level) => level.id !== id) }));
  kept.puzzles.update((now) => {
    const { [`own/${id}`]: _, ...levels } = now.levels;
    return { ...now, levels };
  });
}

/** A name that no other level has: the time, and a bit of chance for two tabs at once. */
export const newId = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
