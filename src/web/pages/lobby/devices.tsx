import { useState } from 'preact/hooks';
import type { Devices as JoinedDevices } from '../../../protocol/index.ts';
import { ask, Button, toast } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { dateText, t } from '../../i18n/index.ts';
import { type Api, failureText } from '../../online/index.ts';

type Device = JoinedDevices['devices'][number];

export interface DevicesProps {
  readonly api: Api;
  readonly devices: readonly Device[];
  /** One of them has gone. */
  readonly parted: () => void;
}

/** The devices that play the same games; each can be parted from the others again. */
export function Devices({ api, devices, parted }: DevicesProps) {
  const [busy, setBusy] = useState(false);
  const part = async (device: Device): Promise<void> => {
    const title = t(device.this ? 'online.devices.leave' : 'online.devices.sign-out');
    if (!(await ask(title, t('online.devices.part-text'), title))) return;
    setBusy(true);
    try {
      await (device.this ? api.leaveDevices() : api.signOut(device.id));
    } catch (failure) {
      toast({ text: failureText(failure), kind: 'bad' });
    }
    setBusy(false);
    parted();
  };
  return (
    <>
      <h3>{t('online.devices')}</h3>
      <ul class="devices">
        {devices.map((device) => (
          <li key={device.id}>
            <Icon name={device.this ? 'check' : 'link'} />
            <span>
              <b>
                {device.name ?? t('online.claim.nameless')}
                {device.this && <span class="tag">{t('online.devices.this')}</span>}
              </b>
              <small class="muted">{t('online.devices.seen', { date: dayText(device.lastSeen) })}</small>
            </span>
            {/* The one to which the others came can't go: they can. */}
            {(!device.this || device.joinedAt !== undefined) && (
              <Button
                text={t(device.this ? 'online.devices.leave' : 'online.devices.sign-out')}
                class="small"
                disabled={busy}
                onClick={() => void part(device)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The server knows the day only, as it is in Greenwich. */
const dayText = (at: number): string => dateText(at, { dateStyle: 'medium', timeZone: 'UTC' });
