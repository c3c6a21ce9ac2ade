import { linkTo } from '../../app/index.ts';
import { FaceIcon } from '../../board/index.ts';
import { language, t } from '../../i18n/index.ts';
import { tables } from '../../table/index.ts';

/** The games kept on this device, newest first. */
export function KeptRecords() {
  const list = tables().list();
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2>{t('replay.kept')}</h2>
      {list.length === 0 && <p class="muted">{t('replay.none')}</p>}
      <ul class="replay-kept">
        {list.map(({ id, settings, begun }) => (
          <li key={id}>
            <a class="panel" href={linkTo('replay', id)}>
              <span class="replay-faces">
                {settings.setup.players.map((colour) => (
                  <FaceIcon colour={colour} size={26} key={colour} />
                ))}
              </span>
              <span>
                <b>{settings.sitters.map(({ name }) => name).join(', ')}</b>
                <small class="muted">{time.format(new Date(begun))}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
