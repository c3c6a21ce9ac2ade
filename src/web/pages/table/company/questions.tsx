import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../../app/index.ts';
import { Icon } from '../../../board/index.ts';
import { listText, onlineText } from '../../../i18n/index.ts';
import type { Company } from '../../../table/company.ts';
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
    <button type="button" class="btn ask-idle" onClick={() => void doIt(company, company.askIdle())}>
      <Icon name="help" />
      {onlineText.t('online.idle.ask')}
    </button>
  );
}

/** Somebody lets the others wait: asked are the player, and the others. */
export function IdleNotice({ session, company }: Props) {
  const { t } = onlineText;
  const idle = company.idle.value;
  if (idle === undefined || company.looksOn.value) return null;
  const name = nameOf(session, idle.about);
  if (session.table.mine.has(idle.about))
    return (
      <p class="panel notice" role="alert">
        <Icon name="help" />
        <span>{t('online.idle.you')}</span>
        <HereButton company={company} text={t('online.idle.here')} />
      </p>
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
    <p class="panel notice" role={asked ? 'alert' : 'status'}>
      <Icon name="help" />
      <span>{sentence}</span>
      <span class="notice-acts">
        {asked && (
          <button type="button" class="btn sm primary" onClick={answer(true)}>
            {t('online.idle.bot')}
          </button>
        )}
        {(asked || idle.agreed !== undefined) && (
          <button type="button" class="btn sm" onClick={answer(false)}>
            {t('online.idle.wait')}
          </button>
        )}
      </span>
    </p>
  );
}

/** The others have voted for a bot in the seat of whoever plays here. */
export function ReplacedNotice({ company }: { readonly company: Company }) {
  const { t } = onlineText;
  if (!company.replaced.value) return null;
  return (
    <p class="panel notice" role="alert">
      <Icon name="bot" />
      <span>{t('online.idle.replaced')}</span>
      <HereButton company={company} text={t('online.idle.seat-back')} />
    </p>
  );
}

const HereButton = ({ company, text }: { readonly company: Company; readonly text: string }) => (
  <button type="button" class="btn sm primary" onClick={() => void doIt(company, company.here())}>
    <Icon name="check" />
    {text}
  </button>
);
