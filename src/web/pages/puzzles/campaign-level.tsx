import { isOpen } from '../../../puzzles/index.ts';
import { linkTo } from '../../app/index.ts';
import { language, puzzlesText } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { bringCampaign, levelAfter } from '../../puzzle/shipped.ts';
import { Brought } from './brought.tsx';
import { LevelView } from './level-view.tsx';
import { Wrong } from './linked-level.tsx';

const { t } = puzzlesText;

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
          return <Wrong title={t('puzzles.campaign.locked')} message={t('puzzles.link.locked')} />;
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
