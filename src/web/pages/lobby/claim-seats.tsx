import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TransferLook } from '../../../protocol/index.ts';
import { ask, Button, ButtonLink, go, linkTo, toast, useTitle } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { Api, ApiFailure, failureText } from '../../online/index.ts';

const whyNot = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.problem === 'forbidden'
    ? t('online.claim.failed')
    : failureText(failure);

/** Whoever opens such a link is told whose it is and what will be joined, and asked where something would be given away. */
export function ClaimSeats({ token }: { readonly token: string }) {
  useTitle(t('online.move.title'));
  const api = useMemo(() => new Api(), []);
  const [look, setLook] = useState<TransferLook>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    api.lookAtTransfer(token).then(setLook, (failure: unknown) => setFailed(whyNot(failure)));
  }, [api, token]);
  const leave = (): void => {
    api.leaveDevices().then(
      () => toast(t('online.claim.undone')),
      (failure: unknown) => toast({ text: failureText(failure), kind: 'bad' }),
    );
  };
  const claim = async ({ from, here }: TransferLook): Promise<void> => {
    const gives = here.games > 0;
    const give = t('online.claim.give', { count: here.games });
    if (gives && !(await ask(t('online.claim.sure'), give, t('online.claim.mine')))) return;
    try {
      await api.claim(token, gives);
      const text = t('online.claim.done', { name: from.name ?? t('online.claim.nameless') });
      toast({ text, action: { text: t('online.claim.undo'), run: leave }, on: 'lobby' });
      go(linkTo('lobby'), { replace: true });
    } catch (failure) {
      setFailed(whyNot(failure));
    }
  };
  const sentence =
    failed ??
    (look === undefined
      ? t('online.looking')
      : look.same
        ? t('online.claim.same')
        : look.here.games > 0
          ? t('online.claim.give', { count: look.here.games })
          : t('online.claim.text'));
  const open = failed === undefined && look !== undefined && !look.same;
  return (
    <section class="page lobby">
      <div class="panel claim">
        <h1>{t('online.claim.title')}</h1>
        {open && (
          <ul class="devices">
            <Side icon="link" text={t('online.claim.from')} {...look.from} />
            <Side icon="check" text={t('online.devices.this')} {...look.here} />
          </ul>
        )}
        <p role="status">{sentence}</p>
        <div class="acts">
          {open && (
            <Button
              icon="check"
              text={t('online.claim.yes')}
              class="primary"
              onClick={() => void claim(look)}
            />
          )}
          <ButtonLink text={t('online.room.to-lobby')} href={linkTo('lobby')} />
        </div>
      </div>
    </section>
  );
}

interface SideProps {
  readonly icon: 'link' | 'check';
  readonly text: string;
  readonly name: string | undefined;
  readonly games: number;
}

const Side = ({ icon, text, name, games }: SideProps) => (
  <li>
    <Icon name={icon} />
    <span>
      <small class="muted">{text}</small>
      <b>{name ?? t('online.claim.nameless')}</b>
    </span>
    <span>{t('shell.games', { count: games })}</span>
  </li>
);
