import { useState } from 'preact/hooks';
import { addressOf, Button, linkTo, toast } from '../../app/index.ts';
import { dateText, t } from '../../i18n/index.ts';
import { CopyLink, failureText, QrCode } from '../../online/index.ts';
import { Devices, type DevicesProps } from './devices.tsx';

/** A link that joins another device to this one, and the devices that are joined. */
export function MoveSeats({ api, devices, parted }: DevicesProps) {
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
        <Button icon="link" text={t('online.move.make')} onClick={make} />
      ) : (
        <div class="move-link">
          <QrCode text={address} label={t('online.private-link')} />
          <div>
            <CopyLink label={t('online.private-link')} address={address} title={t('shell.title.lobby')} />
            <p class="muted">{t('online.move.until', { time: timeText(made.until) })}</p>
          </div>
        </div>
      )}
      {devices.length > 1 && <Devices api={api} devices={devices} parted={parted} />}
    </section>
  );
}

const timeText = (at: number): string => dateText(at, { dateStyle: 'short', timeStyle: 'short' });
