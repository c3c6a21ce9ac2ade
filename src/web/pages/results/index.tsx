import './results.css';
import { LEVELS } from '../../../bots/index.ts';
import { MODES } from '../../../rules/index.ts';
import { ButtonLink, linkTo, TrophyIcon, trophyName, trophyText } from '../../app/index.ts';
import { dateText, t } from '../../i18n/index.ts';
import { kept, TROPHIES, type Trophy, tallyOf } from '../../kept/index.ts';

/** What was achieved on this device: wins, streaks, trophies. */
export function Page() {
  const { all, trophies } = kept.results.value.value;
  return (
    <section class="page results">
      <h1>{t('story.results')}</h1>
      <p class="muted">{t('story.results.lead')}</p>
      {all.played === 0 ? <Nothing /> : <Numbers />}
      <section class="panel" aria-labelledby="trophies">
        <h2 id="trophies">
          {t('story.trophies')}
          <small class="muted num">
            {t('story.trophies.count', { won: Object.keys(trophies).length, all: TROPHIES.length })}
          </small>
        </h2>
        <ul class="trophies">
          {TROPHIES.map((trophy) => (
            <TrophyRow trophy={trophy} on={trophies[trophy]} key={trophy} />
          ))}
        </ul>
      </section>
      {all.played > 0 && <Bots />}
    </section>
  );
}

const Nothing = () => (
  <section class="panel nothing">
    <p>{t('story.results.none')}</p>
    <ButtonLink icon="play" text={t('shell.title.new-game')} class="primary" href={linkTo('new-game')} />
  </section>
);

function Numbers() {
  const { all, escapes } = kept.results.value.value;
  return (
    <ul class="result-numbers">
      <li class="panel">
        <b class="num">
          {all.won}/{all.played}
        </b>
        <span>{t('story.results.won', { count: all.played })}</span>
      </li>
      <li class="panel">
        <b class="num">{all.streak}</b>
        <span>{t('story.results.row', { count: all.streak })}</span>
        <small class="muted">{t('story.results.best', { count: all.best })}</small>
      </li>
      <li class="panel" title={t('story.results.escapes.text')}>
        <b class="num">{escapes.now}</b>
        <span>{t('story.results.escapes', { count: escapes.now })}</span>
        <small class="muted">{t('story.results.best', { count: escapes.best })}</small>
        <span class="unseen">{t('story.results.escapes.text')}</span>
      </li>
    </ul>
  );
}

function TrophyRow({ trophy, on }: { readonly trophy: Trophy; readonly on: string | undefined }) {
  const date = on === undefined ? undefined : dateText(new Date(on), { dateStyle: 'medium' });
  return (
    <li class={on === undefined ? '' : 'won'} data-trophy={trophy}>
      <TrophyIcon trophy={trophy} won={on !== undefined} />
      <b>{trophyName(trophy)}</b>
      <span>{trophyText(trophy)}</span>
      {date === undefined ? (
        <span class="unseen">{t('story.trophy.open')}</span>
      ) : (
        <small class="muted">{t('story.trophy.on', { date })}</small>
      )}
    </li>
  );
}

/** How often each bot was beaten, by mode. */
function Bots() {
  const results = kept.results.value.value;
  return (
    <section class="panel">
      <h2 id="result-bots">{t('story.results.bots')}</h2>
      <table class="result-bots" aria-labelledby="result-bots">
        <thead>
          <tr>
            <td />
            {MODES.map((mode) => (
              <th scope="col" key={mode}>
                {t(`shell.new.mode.${mode}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVELS.map(({ bot, name }) => (
            <tr key={bot}>
              <th scope="row">
                {name} <small class="muted">{t(`story.strength.${bot}`)}</small>
              </th>
              {MODES.map((mode) => {
                const { won, played } = tallyOf(results, bot, mode);
                return (
                  <td class="num" key={mode} title={t('story.tally', { won, played })}>
                    {played === 0 ? '–' : t('story.trophies.count', { won, all: played })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
