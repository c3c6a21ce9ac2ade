import './home.css';
import { useEffect } from 'preact/hooks';
import { go, linkTo, preload } from '../../app/index.ts';
import { Gravestone, Icon, Logo, MonsterIcon, TileIcon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { Host } from './host.tsx';
import { KeptGamesList } from './kept-games.tsx';

export const bar = 'over';

/** Brought while the reader looks at the picture, so that Play is there at once. */
const bringGame = () => import('../new-game/begin.ts');

async function playNow(): Promise<void> {
  const { beginQuickGame } = await bringGame();
  go(linkTo('table', await beginQuickGame()));
}

export function Page() {
  useEffect(() => {
    void Promise.allSettled([bringGame(), preload('table')]);
  }, []);
  const { kit } = kept.monster.value.value;
  return (
    <div class="hero">
      <div class="pic">
        <Host />
      </div>
      <div class="txt">
        <h1 class="title">
          <Logo kind="stacked" label="Fearsome Floors" class="logo" />
        </h1>
        <p>{t('shell.home.tagline')}</p>
        <div class="cta">
          <button
            type="button"
            class="btn primary"
            title={t('shell.home.play-note')}
            onClick={() => void playNow()}
          >
            <Icon name="play" />
            {t('shell.home.play')}
          </button>
          <a class="btn" href={linkTo('new-game')}>
            <Icon name="people" />
            {t('shell.home.new-game')}
          </a>
          <a class="btn" href={linkTo('learn')}>
            <Icon name="book" />
            {t('shell.home.learn')}
          </a>
        </div>
        <KeptGamesList />
        <div class="cards">
          <a class="panel card" href={linkTo('learn')}>
            <TileIcon tile={{ kind: 'turn-right' }} />
            <b>{t('shell.home.card.learn')}</b>
            <span>{t('shell.home.card.learn.text')}</span>
          </a>
          <a class="panel card" href={linkTo('workshop')}>
            <MonsterIcon kit={kit} />
            <b>{t('shell.home.card.workshop')}</b>
            <span>{t('shell.home.card.workshop.text')}</span>
          </a>
          <a class="panel card" href={`${linkTo('new-game')}?mode=experienced`}>
            <TileIcon tile={{ kind: 'teleporter', pair: 2 }} />
            <b>{t('shell.home.card.experienced')}</b>
            <span>{t('shell.home.card.experienced.text')}</span>
          </a>
          <a class="panel card" href={linkTo('replay')}>
            <Gravestone state="back" />
            <b>{t('shell.home.card.replays')}</b>
            <span>{t('shell.home.card.replays.text')}</span>
          </a>
        </div>
      </div>
    </div>
  );
}
