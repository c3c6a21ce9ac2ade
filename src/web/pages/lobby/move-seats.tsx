import { useMemo, useState } from 'preact/hooks';
import { go, linkTo, toast, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { language, onlineText, t as text } from '../../i18n/index.ts';
import { Api } from '../../online/api.ts';
import { CopyLink } from '../../online/copy-link.tsx';
import { addressOf } from '../../online/open-room.ts';
import { failureText } from '../../online/problem-text.ts';
import { QrCode } from '../../online/qr-picture.tsx';

/** A link that brings all seats of this device to another one. */
export function MoveSeats({ api }: { readonly api: Api }) {
  const { t } = onlineText;
  const [made, setMade] = useState<{ readonly token: string; readonly until: number }>();
  const make = (): void => {
    api.transfer().then(setMade, (failure: unknown) => toast({ text: failureText(failure), kind: 'bad' }));
  };
  const address = made === undefined ? '' : addressOf(linkTo('lobby', 'move', made.token));
  return (
    <section class="panel tables move-seats">
      <h2>{t('online.move.title')}</h2>
      <p class="muted">{t('online.move.text')}</p>
      {made === undefined ? (
        <button type="button" class="btn" onClick={make}>
          <Icon name="link" />
          {t('online.move.make')}
        </button>
      ) : (
        <div class="move-link">
          <QrCode text={address} label={t('online.private-link')} />
          <div>
            <CopyLink label={t('online.private-link')} address={address} title={text('shell.nav.lobby')} />
            <p class="muted">{t('online.move.until', { time: timeText(made.until) })}</p>
          </div>
        </div>
      )}
    </section>
  );
}

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Whoever opens such a link is asked first: it works only once. */
export function ClaimSeats({ token }: { readonly token: string }) {
  const { t } = onlineText;
  useTitle(t('online.move.title'));
  const api = useMemo(() => new Api(), []);
  const [failed, setFailed] = useState<string>();
  const claim = async (): Promise<void> => {
    try {
      await api.me();
      await api.claim(token);
      toast(t('online.claim.done'));
      go(linkTo('lobby'), { replace: true });
    } catch (failure) {
      const reason = failureText(failure);
      setFailed(navigator.onLine ? t('online.claim.failed') : reason);
    }
  };
  return (
    <section class="page lobby">
      <div class="panel claim">
        <h1>{t('online.claim.title')}</h1>
        <p>{failed ?? t('online.claim.text')}</p>
        <div class="claim-acts">
          {failed === undefined && (
            <button type="button" class="btn primary" onClick={() => void claim()}>
              <Icon name="check" />
              {t('online.claim.yes')}
            </button>
          )}
          <a class="btn" href={linkTo('lobby')}>
            {t('online.room.to-lobby')}
          </a>
        </div>
      </div>
    </section>
  );
}
