import './hub.css';
import { useState } from 'preact/hooks';
import { type Chapter, MOST_STARS, readLevel } from '../../../puzzles/index.ts';
import type { Malformed } from '../../../rules/index.ts';
import { ask, ButtonLink, go, IconButton, linkTo, MalformedNote, openMenu, toast } from '../../app/index.ts';
import { Icon, MonsterIcon } from '../../board/index.ts';
import { FileButton, WrongLine } from '../../frame/index.ts';
import { labelText, language, t } from '../../i18n/index.ts';
import { kept, type OwnLevel } from '../../kept/index.ts';
import {
  bringCampaign,
  draftOf,
  groupsOf,
  type LevelGroup,
  nextUnsolved,
  today,
} from '../../puzzle/index.ts';
import { Brought } from './brought.tsx';
import { Difficulty, keptDay, StreakLine, useStreak } from './daily.tsx';
import { solvedCampaign } from './level-pages.tsx';
import { keepDraft, newId, ownLevels, removeOwn } from './own-levels.ts';
import { dayText } from './share.ts';
import { Stars } from './stars.tsx';
import { ideaText } from './words.ts';

/** All puzzles: the day's, the campaign, one's own. */
export function Hub() {
  const { kit } = kept.monster.value.value;
  return (
    <article class="page puzzle-page hub">
      <header class="puzzle-page-head row">
        <MonsterIcon kit={kit} class="puzzle-host" />
        <div>
          <h1>{t('shell.title.puzzles')}</h1>
          <p class="muted">{t('puzzles.lead')}</p>
        </div>
        <IconButton icon="menu" text={t('shell.menu')} class="puzzle-menu" onClick={openMenu} />
      </header>
      <div class="hub-top">
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
    <section class="panel hub-today" aria-labelledby="hub-today">
      <h2 id="hub-today">{t('puzzles.daily')}</h2>
      <p class="today-date row wraps">
        {dayText(day)} <Difficulty day={day} />
      </p>
      <StreakLine streak={streak} />
      <div class="hub-acts row wraps">
        <ButtonLink
          icon={stars > 0 ? 'check' : 'play'}
          text={t(stars > 0 ? 'puzzles.solved' : level === undefined ? 'puzzles.play' : 'table.go-on')}
          class="primary"
          href={linkTo('puzzles', 'daily', day)}
        />
        <ButtonLink icon="clock" text={t('puzzles.daily.calendar')} href={linkTo('puzzles', 'daily')} />
        <ButtonLink icon="eye" text={t('shell.title.find')} href={linkTo('find')} />
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
    <section class="campaign" aria-labelledby="campaign">
      <div class="campaign-head row wraps">
        <h2 id="campaign">{t('puzzles.campaign')}</h2>
        <span class="muted num">{t('puzzles.campaign.progress', { done: solved.size, all })}</span>
        <span class="spacer" />
        {next === undefined ? (
          <b>{t('puzzles.campaign.all')}</b>
        ) : (
          <ButtonLink
            icon="play"
            text={t(solved.size === 0 ? 'puzzles.campaign.begin' : 'puzzles.campaign.go-on', {
              name: next.names[language.value],
            })}
            class="primary campaign-next"
            href={linkTo('puzzles', 'campaign', next.id)}
          />
        )}
      </div>
      <p class="muted">{t('puzzles.stars.text')}</p>
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
    <section class="panel chapter" aria-labelledby={`chapter-${chapter.id}`} data-chapter={chapter.id}>
      <div class="chapter-head">
        <div>
          <p class="muted">{t('puzzles.campaign.chapter', { number })}</p>
          <h3 id={`chapter-${chapter.id}`}>{chapter.names[language.value]}</h3>
          <p>{ideaText(chapter.id)}</p>
        </div>
        <p class="muted num chapter-count">
          {t('puzzles.campaign.progress', { done, all: chapter.levels.length })}
          <br />
          {t('puzzles.stars-of', { stars, all: chapter.levels.length * MOST_STARS })}
        </p>
      </div>
      <div class="chapter-groups">
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
    <div class={`chapter-group ${group.open ? '' : 'locked'}`}>
      <ol start={from + 1}>
        {group.levels.map(({ id, names }, index) => {
          const stars = starsOf(id);
          const name = names[language.value];
          return (
            <li key={id}>
              {group.open ? (
                <a
                  class={`level-tile ${stars > 0 ? 'solved' : ''} ${id === next ? 'next' : ''}`}
                  href={linkTo('puzzles', 'campaign', id)}
                  data-level={id}
                >
                  <b class="num">{from + index + 1}</b>
                  <span>{name}</span>
                  <Stars stars={stars} />
                </a>
              ) : (
                <span class="level-tile" data-level={id}>
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
  const [wrong, setWrong] = useState<{ readonly file: string; readonly why: Malformed }>();
  const open = async (file: File): Promise<void> => {
    const read = readLevel(await file.text());
    if (!read.ok) {
      setWrong({ file: file.name, why: read });
      return;
    }
    setWrong(undefined);
    const id = newId();
    keepDraft(id, draftOf(read.value));
    toast(t('shell.kept-here'));
    go(linkTo('puzzles', 'editor', id));
  };
  return (
    <section class="panel hub-own" aria-labelledby="hub-own">
      <h2 id="hub-own">{t('puzzles.editor')}</h2>
      <p class="muted">{t('puzzles.editor.text')}</p>
      <div class="hub-acts row wraps">
        <ButtonLink icon="plus" text={t('puzzles.editor.new')} href={linkTo('puzzles', 'editor')} />
        <FileButton
          icon="book"
          text={t('puzzles.editor.open')}
          accept=".json,application/json"
          onFile={(file) => void open(file)}
        />
      </div>
      {wrong !== undefined && (
        <WrongLine>
          <b>{t('puzzles.file.broken', { file: wrong.file })}</b> <MalformedNote wrong={wrong.why} />
        </WrongLine>
      )}
      {levels.length > 0 && (
        <ul class="own-levels" aria-label={t('puzzles.editor.own')}>
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
        class="btn icon small"
        href={linkTo('puzzles', 'own', id)}
        aria-label={labelText(t('puzzles.play'), called)}
      >
        <Icon name="play" />
      </a>
      <a
        class="btn icon small"
        href={linkTo('puzzles', 'editor', id)}
        aria-label={labelText(t('puzzles.editor.edit'), called)}
      >
        <Icon name="workshop" />
      </a>
      <IconButton
        icon="trash"
        text={labelText(t('puzzles.editor.remove'), called)}
        class="small ghost"
        onClick={() => void remove()}
      />
    </li>
  );
}
