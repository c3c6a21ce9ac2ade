import { useEffect, useState } from 'preact/hooks';
import { Switch, toast } from '../app/index.ts';
import { t } from '../i18n/index.ts';
import { type Api, ApiFailure } from './api.ts';
import { endPush, type PushState, pushState, startPush } from './push.ts';

/** "Tell me when it is my turn": nothing where browser or server can't. */
export function TurnNotice({ api }: { readonly api: Api }) {
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    let left = false;
    pushState(api).then(
      (now) => {
        if (!left) setState(now);
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiFailure)) throw failure; // else the line says so
      },
    );
    return () => {
      left = true;
    };
  }, [api]);
  if (state === 'unknown' || state === 'impossible') return null;
  const flip = async (on: boolean): Promise<void> => {
    try {
      const next = on ? await startPush(api) : await endPush(api);
      setState(next);
      if (next === 'denied') toast({ text: t('online.push.denied'), kind: 'bad' });
    } catch {
      // The browser's push service is out of reach, or the server is.
      toast({ text: t('online.push.failed'), kind: 'bad' });
    }
  };
  return (
    <Switch
      name="push"
      on={state === 'on'}
      flip={(on) => void flip(on)}
      text={t('online.push')}
      more={t(state === 'denied' ? 'online.push.denied' : 'online.push.text')}
      disabled={state === 'denied'}
    />
  );
}
