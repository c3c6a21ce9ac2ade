import { useEffect, useState } from 'preact/hooks';
import { Button, toast } from '../../../app/index.ts';
import { listText, t } from '../../../i18n/index.ts';
import type { Company } from '../../../table/index.ts';
import { Notice } from '../game-bar.tsx';
import type { Session } from '../session.ts';

interface Props {
  readonly session: Session;
  readonly company: Company;
}

export const nameOf = (session: Session, seat: number): string =>
  session.nameOf(session.table.settings.setup.players[seat]!);

/** Does it, and says why where it was not done. */
export async function doIt(company: Company, wanted: Promise<string | undefined>): Promise<void> {
  const problem = await wanted;
  if (problem !== undefined) toast({ text: company.explain(problem), kind: 'bad' });
}

/** False until a moment of this device's clock, then true. */
function useIsPast(at: number | undefined): boolean {
  const isPast = (): boolean => at !== undefined && Date.now() >= at;
  const [past, setPast] = useState(isPast());
  useEffect(() => {
    setPast(isPast());
    if (at === undefined || isPast()) return undefined;
    const timer = setInterval(() => setPast(isPast()), 500);
    return () => clearInterval(timer);
  }, [at]);
  return past && at !== undefined;
}

/** While others wait for long, without a clock. */
export function AskIdleButton({ session }: { readonly session: Session }) {
  const { company } = session.table;
  const past = useIsPast(company?.mayAskIdle.value);
  if (company === undefined || !past) return null;
  return (
    <Button
      icon="help"
      text={t('online.idle.ask')}
      class="ask-idle"
      onClick={() => void doIt(company, company.askIdle())}
    />
  );
}

/** Somebody lets the others wait: asked are the player, and the others. */
export function IdleNotice({ session, company }: Props) {
  const idle = company.idle.value;
  if (idle === undefined || company.looksOn.value) return null;
  const name = nameOf(session, idle.about);
  if (session.table.mine.has(idle.about))
    return (
      <Notice icon="help" role="alert" text={t('online.idle.you')}>
        <HereButton company={company} text={t('online.idle.here')} />
      </Notice>
    );
  const answer = (agrees: boolean) => () => void doIt(company, company.answerIdle(agrees));
  const names = listText(idle.waiting.map((seat) => nameOf(session, seat)));
  const asked = idle.asked !== undefined;
  const sentence = asked
    ? t('online.idle.shall', { name })
    : names === ''
      ? t('online.idle.soon', { name })
      : t('online.idle.waiting', { name, names });
  return (
    <Notice icon="help" role={asked ? 'alert' : 'status'} text={sentence}>
      <span class="notice-acts">
        {asked && <Button text={t('online.idle.bot')} class="small primary" onClick={answer(true)} />}
        {(asked || idle.agreed !== undefined) && (
          <Button text={t('online.idle.wait')} class="small" onClick={answer(false)} />
        )}
      </span>
    </Notice>
  );
}

/** The others have voted for a bot in the seat of whoever plays here. */
export function ReplacedNotice({ company }: { readonly company: Company }) {
  if (!company.replaced.value) return null;
  return (
    <Notice icon="bot" role="alert" text={t('online.idle.replaced')}>
      <HereButton company={company} text={t('online.idle.seat-back')} />
    </Notice>
  );
}

const HereButton = ({ company, text }: { readonly company: Company; readonly text: string }) => (
  <Button icon="check" text={text} class="small primary" onClick={() => void doIt(company, company.here())} />
);
