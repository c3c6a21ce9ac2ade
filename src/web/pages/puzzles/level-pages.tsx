import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { isOpen, readLink } from '../../../puzzles/index.ts';
import { ButtonLink, linkTo, MalformedNote } from '../../app/index.ts';
import { WrongLine } from '../../frame/index.ts';
import { language, t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { bringCampaign, draftLevel, levelAfter } from '../../puzzle/index.ts';
import { Brought } from './brought.tsx';
import { LevelView } from './level-view.tsx';
import { ownDraft } from './own-levels.ts';
import type { LevelSource } from './sources.ts';

/** The campaign's levels that are solved. */
export function solvedCampaign(): ReadonlySet<string> {
  const solved = Object.entries(kept.puzzles.value.value.levels).filter(
    ([key, { stars }]) => key.startsWith('campaign/') && stars > 0,
  );
  return new Set(solved.map(([key]) => key.slice('campaign/'.length)));
}

export function CampaignLevelPage({ id }: { readonly id: string }) {
  return (
    <Brought bring={bringCampaign}>
      {(chapters) => {
        const chapter = chapters.find(({ levels }) => levels.some((level) => level.id === id));
        const place = chapter?.levels.findIndex((level) => level.id === id) ?? -1;
        const found = chapter?.levels[place];
        if (chapter === undefined || found === undefined) return <Wrong title={t('puzzles.link.no-level')} />;
        const solved = solvedCampaign();
        if (!isOpen(chapter, place, solved) && !solved.has(id))
          return <Wrong title={t('puzzles.campaign.locked')} why={t('puzzles.link.locked')} />;
        const next = levelAfter(chapters, id, new Set([...solved, id]));
        const number = chapters.flatMap(({ levels }) => levels).findIndex((level) => level.id === id) + 1;
        return (
          <LevelView
            source={{
              key: `campaign/${id}`,
              level: found.level,
              label: t('puzzles.level', { number }),
              name: found.names[language.value],
              back: linkTo('puzzles'),
              ...(next !== undefined && { next: linkTo('puzzles', 'campaign', next.id) }),
            }}
            idea={place < 2 ? chapter.id : undefined}
          />
        );
      }}
    </Brought>
  );
}

/** A level of the reader's own, tried. */
export function OwnLevelPage({ id }: { readonly id: string }) {
  const read = useMemo(() => {
    const draft = ownDraft(id);
    return draft === undefined ? undefined : draftLevel(draft);
  }, [id]);
  if (read === undefined) return <Wrong title={t('puzzles.link.no-level')} />;
  if (!read.ok) return <Wrong title={t('puzzles.link.no-level')} why={<MalformedNote wrong={read} />} />;
  return (
    <LevelView
      source={{
        key: `own/${id}`,
        level: read.value,
        label: t('puzzles.level.own'),
        name: read.value.name || t('puzzles.level.unnamed'),
        back: linkTo('puzzles', 'editor', id),
      }}
    />
  );
}

/** A level that somebody sent. With a solution in it, that is shown. */
export function LinkedLevel({ text }: { readonly text: string }) {
  const read = useMemo(() => readLink(text), [text]);
  if (!read.ok) return <Wrong title={t('puzzles.link.broken')} why={<MalformedNote wrong={read} />} />;
  const level = read.value;
  const source: LevelSource = {
    key: `link/${keyOf(text)}`,
    level,
    label: t('puzzles.level.shared'),
    name: level.name || t('puzzles.level.unnamed'),
    back: linkTo('puzzles'),
  };
  return <LevelView source={source} shown={level.solutions?.[0]} />;
}

/** Links may be long: a short name for what is kept, from all of its text (FNV-1a, twice). */
function keyOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ (code + 31), 0x85ebca6b) >>> 0;
  }
  return a.toString(36) + b.toString(36);
}

/** Something that can't be opened: what is wrong with it, and a way on. */
export function Wrong({ title, why }: { readonly title: string; readonly why?: ComponentChildren }) {
  return (
    <div class="page puzzle-page">
      <h1>{title}</h1>
      {why !== undefined && <WrongLine>{why}</WrongLine>}
      <p>
        <ButtonLink text={t('puzzles.back')} class="primary" href={linkTo('puzzles')} />
      </p>
    </div>
  );
}
