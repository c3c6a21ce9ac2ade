import { useEffect, useMemo, useState } from 'preact/hooks';
import { ask, Button, toast } from '../../../app/index.ts';
import { Icon } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import { Api, CopyLink, TurnNotice } from '../../../online/index.ts';
import type { Company, Honesty } from '../../../table/index.ts';
import type { Session } from '../session.ts';

/** What can be done at a table far away, in the game's menu. */
export function CompanyMenu({ session, company }: { readonly session: Session; readonly company: Company }) {
  const api = useMemo(() => new Api(), []);
  const over = session.controller.showing.live.value.game.phase === 'over';
  const done = async (wanted: Promise<string | undefined>): Promise<void> => {
    session.sheet.value = undefined;
    const problem = await wanted;
    if (problem !== undefined) toast({ text: company.explain(problem), kind: 'bad' });
  };
  const giveUp = async (): Promise<void> => {
    session.sheet.value = undefined;
    const sure = await ask(t('online.give-up'), t('online.give-up-text'), t('online.give-up'));
    if (sure) await done(company.giveUp());
  };
  return (
    <>
      <CopyLink label={t('online.link')} address={company.address} title={t('shell.title.lobby')} />
      {company.mayAskBack.value && (
        <Button icon="undo" text={t('online.back.ask')} onClick={() => void done(company.askBack())} />
      )}
      {!company.looksOn.value && <TurnNotice api={api} />}
      {session.table.mine.size > 0 && !over && (
        <Button icon="exit" text={t('online.give-up')} onClick={() => void giveUp()} />
      )}
      <SealedPile company={company} />
    </>
  );
}

/** The number that seals the pile; after the game, whether the cards followed from it. */
export function SealedPile({ company }: { readonly company: Company }) {
  const promised = company.promised.value;
  const [found, setFound] = useState<Honesty>();
  const seed = promised?.seed;
  useEffect(() => {
    let left = false;
    if (seed !== undefined)
      void company.checkPile().then((honesty) => {
        if (!left) setFound(honesty);
      });
    return () => {
      left = true;
    };
  }, [company, seed]);
  if (promised === undefined) return null;
  return (
    <section class={`sealed ${found ?? ''}`} data-honesty={found}>
      <h3>
        <Icon name="lock" class="small" />
        {t('online.pile')}
      </h3>
      <p>{t(found === undefined ? 'online.pile.promise' : `online.pile.${found}`)}</p>
      <code>{promised.commitment}</code>
    </section>
  );
}
