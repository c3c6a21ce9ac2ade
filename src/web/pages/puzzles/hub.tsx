import { useState } from 'preact/hooks';
import { type Chapter, MOST_STARS, readLevel } from '../../../puzzles/index.ts';
import { ask, go, linkTo, openMenu, toast } from '../../app/index.ts';
import { Icon, MonsterIcon } from '../../board/index.ts';
import { t as core, language, puzzlesText } from '../../i18n/index.ts';
import { kept, type OwnLevel } from '../../kept/index.ts';
import { today } from '../../puzzle/days.ts';
import { draftOf } from '../../puzzle/draft.ts';
import { bringCampaign, groupsOf, type LevelGroup, nextUnsolved } from '../../puzzle/shipped.ts';
import { Brought } from './brought.tsx';
import { solvedCampaign } from './campaign-level.tsx';
import { Difficulty, keptDay, StreakLine, useStreak } from './daily.tsx';
import { ideaText } from './ideas.ts';
import { keepDraft, newId, ownLevels, removeOwn } from './own-levels.ts';
import { dayText } from './share.ts';
import { Stars } from './stars.tsx';

const { t } = puzzlesText;

/** All puzzles: the day's, the campaign, one's own. */
export function Hub() {
  const { kit } = kept.monster.value.value;
  return (
    <article class="page pz-page pz-hub">
      <header class="pz-page-head">
        <MonsterIcon kit={kit} class="pz-host" />
        <div>
          <h1>{t('puzzles.title')}</h1>
          <p class="muted">{t('puzzles.lead')}</p>
        </div>
        <button type="button" class="btn icon pz-menu" aria-label={core('shell.menu')} onClick={openMenu}>
          <Icon name="menu" />
        </button>
      </header>
      <div class="pz-top">
        <Today />
        <Own />
      </div>
      <Brought bring={bringCampaign}>{(chapters) => <Campaign chapters={chapters} />}</Brought>
    </article>
  );
}

function Today() {
  const day = today();
  const level = keptDay(day);
  const stars = level?.stars ?? 0;
  const streak = useStreak();
  return (
    <section class="panel pz-today" aria-labelledby="pz-today">
      <h2 id="pz-today">{t('puzzles.daily')}</h2>
      <p class="pz-today-date">
        {dayText(day)} <Difficulty day={day} />
      </p>
      <StreakLine streak={streak} />
      <div class="pz-today-acts">
        <a class="btn primary" href={linkTo('puzzles', 'daily', day)}>
          <Icon name={stars > 0 ? 'check' : 'play'} />
          {t(stars > 0 ? 'puzzles.solved' : level === undefined ? 'puzzles.play' : 'puzzles.go-on')}
        </a>
        <a class="btn" href={linkTo('puzzles', 'daily')}>
          <Icon name="clock" />
          {t('puzzles.daily.calendar')}
        </a>
        {stars > 0 && <Stars stars={stars} />}
      </div>
    </section>
  );
}

function Campaign({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const solved = solvedCampaign();
  const next = nextUnsolved(chapters, solved);
  const all = chapters.reduce((sum, { levels }) => sum + levels.length, 0);
  let number = 0;
  return (
    <section class="pz-campaign" aria-labelledby="pz-campaign">
      <div class="pz-campaign-head">
        <h2 id="pz-campaign">{t('puzzles.campaign')}</h2>
        <span class="muted num">{t('puzzles.campaign.progress', { done: solved.size, all })}</span>
        <span class="sp" />
        {next === undefined ? (
          <b>{t('puzzles.campaign.all')}</b>
        ) : (
          <a class="btn primary pz-next" href={linkTo('puzzles', 'campaign', next.id)}>
            <Icon name="play" />
            {t(solved.size === 0 ? 'puzzles.campaign.begin' : 'puzzles.campaign.go-on', {
              name: next.names[language.value],
            })}
          </a>
        )}
      </div>
      {chapters.map((chapter, index) => {
        const first = number;
        number += chapter.levels.length;
        return (
          <ChapterPanel
            chapter={chapter}
            number={index + 1}
            first={first}
            solved={solved}
            next={next?.id}
            key={chapter.id}
          />
        );
      })}
    </section>
  );
}

interface ChapterPanelProps {
  readonly chapter: Chapter;
  readonly number: number;
  /** Levels before its first. */
  readonly first: number;
  readonly solved: ReadonlySet<string>;
  readonly next: string | undefined;
}

function ChapterPanel({ chapter, number, first, solved, next }: ChapterPanelProps) {
  const groups = groupsOf(chapter, solved);
  const done = chapter.levels.filter(({ id }) => solved.has(id)).length;
  const stars = chapter.levels.reduce((sum, { id }) => sum + starsOf(id), 0);
  let place = first;
  return (
    <section class="panel pz-chapter" aria-labelledby={`pz-${chapter.id}`} data-chapter={chapter.id}>
      <div class="pz-chapter-head">
        <div>
          <p class="muted">{t('puzzles.campaign.chapter', { number })}</p>
          <h3 id={`pz-${chapter.id}`}>{chapter.names[language.value]}</h3>
          <p>{ideaText(chapter.id)}</p>
        </div>
        <p class="muted num pz-chapter-count">
          {t('puzzles.campaign.progress', { done, all: chapter.levels.length })}
          <br />
          {t('puzzles.stars-of', { stars, all: chapter.levels.length * MOST_STARS })}
        </p>
      </div>
      <div class="pz-groups">
        {groups.map((group, index) => {
          const from = place;
          place += group.levels.length;
          return <Group group={group} from={from} next={next} key={index} />;
        })}
      </div>
    </section>
  );
}

const starsOf = (id: string): number => kept.puzzles.value.value.levels[`campaign/${id}`]?.stars ?? 0;

interface GroupProps {
  readonly group: LevelGroup;
  readonly from: number;
  readonly next: string | undefined;
}

function Group({ group, from, next }: GroupProps) {
  return (
    <div class={`pz-group ${group.open ? '' : 'locked'}`}>
      <ol start={from + 1}>
        {group.levels.map(({ id, names }, index) => {
          const stars = starsOf(id);
          const name = names[language.value];
          return (
            <li key={id}>
              {group.open ? (
                <a
                  class={`pz-tile ${stars > 0 ? 'solved' : ''} ${id === next ? 'next' : ''}`}
                  href={linkTo('puzzles', 'campaign', id)}
                  data-level={id}
                >
                  <b class="num">{from + index + 1}</b>
                  <span>{name}</span>
                  <Stars stars={stars} />
                </a>
              ) : (
                <span class="pz-tile" data-level={id}>
                  <Icon name="lock" label={t('puzzles.campaign.locked')} />
                  <span>{name}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!group.open && <p class="muted">{t('puzzles.campaign.opens', { count: group.missing })}</p>}
    </div>
  );
}

/** Levels built here, and the way to build one. */
function Own() {
  const levels = ownLevels();
  const [wrong, setWrong] = useState<{ readonly file: string; readonly message: string }>();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readLevel(await file.text());
    if (!read.ok) {
      setWrong({ file: file.name, message: read.message });
      return;
    }
    setWrong(undefined);
    const id = newId();
    keepDraft(id, draftOf(read.value));
    toast(t('puzzles.editor.saved'));
    go(linkTo('puzzles', 'editor', id));
  };
  return (
    <section class="panel pz-own" aria-labelledby="pz-own">
      <h2 id="pz-own">{t('puzzles.editor')}</h2>
      <p class="muted">{t('puzzles.editor.text')}</p>
      <div class="pz-today-acts">
        <a class="btn" href={linkTo('puzzles', 'editor')}>
          <Icon name="plus" />
          {t('puzzles.editor.new')}
        </a>
        <label class="btn pz-file">
          <Icon name="book" />
          {t('puzzles.editor.open')}
          <input
            type="file"
            accept=".json,application/json"
            class="unseen"
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      {wrong !== undefined && (
        <p class="panel pz-wrong" role="alert">
          <Icon name="warn" />
          <span>
            <b>{t('puzzles.file.broken', { file: wrong.file })}</b> {wrong.message}
          </span>
        </p>
      )}
      {levels.length > 0 && (
        <ul class="pz-own-list" aria-label={t('puzzles.editor.own')}>
          {levels.map((level) => (
            <OwnEntry level={level} key={level.id} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnEntry({ level: { id, name } }: { readonly level: OwnLevel }) {
  const called = name || t('puzzles.level.unnamed');
  const remove = async (): Promise<void> => {
    const title = t('puzzles.editor.remove.title', { name: called });
    if (await ask(title, t('puzzles.editor.remove.text'), t('puzzles.editor.remove'))) removeOwn(id);
  };
  return (
    <li>
      <b>{called}</b>
      <a
        class="btn icon sm"
        href={linkTo('puzzles', 'own', id)}
        aria-label={`${t('puzzles.play')}: ${called}`}
      >
        <Icon name="play" />
      </a>
      <a
        class="btn icon sm"
        href={linkTo('puzzles', 'editor', id)}
        aria-label={`${t('puzzles.editor.edit')}: ${called}`}
      >
        <Icon name="workshop" />
      </a>
      <button
        type="button"
        class="btn icon sm ghost"
        aria-label={`${t('puzzles.editor.remove')}: ${called}`}
        onClick={() => void remove()}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
