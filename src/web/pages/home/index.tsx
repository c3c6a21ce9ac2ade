import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink, go, linkTo, preload } from '../../app/index.ts';
import { Gravestone, Icon, Logo, MonsterIcon, TileIcon } from '../../board/index.ts';
import { whenIdle } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';
import { kept, yourLevel } from '../../kept/index.ts';
import { bringQuickGame } from '../../new-game/index.ts';
import { Host } from './host.tsx';
import { KeptGamesList } from './kept-games.tsx';
import { isKnownHere, News } from './news.tsx';

export const bar = 'over';

/** Brought while the reader looks at the picture, so that Play is there at once. */
async function bringGame() {
  const table = preload('table');
  const beginQuickGame = await bringQuickGame();
  await table;
  return beginQuickGame;
}

/** What can be pressed is there first; the picture comes when the browser has a moment, unless the reader goes on to play at once. */
function usePicture(leaving: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown || leaving) return;
    return whenIdle(() => {
      setShown(true);
      void bringGame().catch(() => {}); // asking for it again will tell
    });
  }, [shown, leaving]);
  return shown;
}

export function Page() {
  const [leaving, setLeaving] = useState(false);
  const picture = usePicture(leaving);
  const playNow = async (): Promise<void> => {
    setLeaving(true);
    const beginQuickGame = await bringGame();
    go(linkTo('table', await beginQuickGame()));
  };
  const { kit } = kept.monster.value.value;
  const { bot, name } = yourLevel(kept.results.value.value);
  return (
    <div class="hero">
      <div class="hero-picture">{picture && <Host />}</div>
      <div class="hero-words">
        <h1 class="title">
          <Logo kind="stacked" label="Fearsome Floors" class="logo" />
        </h1>
        {isKnownHere() ? <News play={() => void playNow()} /> : <p>{t('shell.home.tagline')}</p>}
        <div class="hero-acts">
          <Button
            icon="play"
            text={t('shell.home.play')}
            class="primary"
            title={t('shell.home.play-note', { name, strength: t(`story.strength.${bot}`) })}
            onClick={() => void playNow()}
          />
          <ButtonLink icon="people" text={t('shell.title.new-game')} href={linkTo('new-game')} />
          <ButtonLink icon="link" text={t('shell.title.lobby')} href={linkTo('lobby')} />
          <ButtonLink icon="book" text={t('shell.home.learn')} href={linkTo('learn')} />
        </div>
        <KeptGamesList leaving={leaving} />
        <div class="cards">
          <a class="panel card" href={linkTo('puzzles')}>
            <TileIcon tile={{ kind: 'turn-right' }} />
            <b>{t('shell.title.puzzles')}</b>
            <span>{t('shell.home.card.puzzles.text')}</span>
          </a>
          <a class="panel card" href={linkTo('find')}>
            <Icon name="eye" />
            <b>{t('shell.title.find')}</b>
            <span>{t('shell.home.card.find.text')}</span>
          </a>
          <a class="panel card" href={linkTo('workshop')}>
            <MonsterIcon kit={kit} />
            <b>{t('shell.nav.workshop')}</b>
            <span>{t('shell.home.card.workshop.text')}</span>
          </a>
          <a class="panel card" href={`${linkTo('new-game')}?mode=experienced`}>
            <TileIcon tile={{ kind: 'teleporter', pair: 2, facing: 'n' }} />
            <b>{t('shell.home.card.experienced')}</b>
            <span>{t('shell.home.card.experienced.text')}</span>
          </a>
          <a class="panel card" href={linkTo('study')}>
            <Gravestone state="back" />
            <b>{t('shell.nav.study')}</b>
            <span>{t('shell.home.card.study.text')}</span>
          </a>
        </div>
      </div>
    </div>
  );
}
