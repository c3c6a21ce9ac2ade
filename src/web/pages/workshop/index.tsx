import './workshop.css';
import { useEffect, useState } from 'preact/hooks';
import { DIRECTIONS, type Direction } from '../../../rules/index.ts';
import {
  addressOf,
  Button,
  go,
  IconButton,
  linkTo,
  NameField,
  type PageProps,
  toast,
} from '../../app/index.ts';
import { ARMS, BODIES, HEADS, type Kit, kitIn, LEGS, randomKit, SKINS } from '../../art/index.ts';
import { Icon, KitPartIcon, MonsterIcon } from '../../board/index.ts';
import { copyText } from '../../device/index.ts';
import { t } from '../../i18n/index.ts';
import { kept } from '../../kept/index.ts';
import { Pedestal } from './pedestal.tsx';
import { readShared, shareLink } from './share.ts';

const ROWS = [
  ['head', HEADS],
  ['body', BODIES],
  ['arms', ARMS],
  ['legs', LEGS],
] as const;
const DIRECTION_TEXTS = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;
const turned = (facing: Direction, by: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(facing) + by + DIRECTIONS.length) % DIRECTIONS.length]!;

export function Page({ route }: PageProps) {
  const { kit, name } = kept.monster.value.value;
  const [facing, setFacing] = useState<Direction>('s');
  const [shared] = useState(() => readShared(route.query));
  // A monster somebody shared is tried on at once.
  useEffect(() => {
    if (shared !== undefined) kept.monster.set(shared);
  }, [shared]);
  const shown = name ?? t('shell.workshop.unnamed');
  const change = (next: Partial<Kit>): void =>
    kept.monster.update((now) => ({ ...now, kit: kitIn({ ...now.kit, ...next }) }));
  const rename = (next: string): void =>
    kept.monster.update(({ kit: same }) => (next === '' ? { kit: same } : { kit: same, name: next }));
  const share = async (): Promise<void> => {
    const link = shareLink(addressOf(linkTo('workshop')), kept.monster.value.peek());
    toast((await copyText(link)) ? t('shell.workshop.shared') : t('shell.workshop.share-failed', { link }));
  };
  const take = (): void => {
    toast(t('shell.workshop.taken', { name: shown }));
    go(linkTo('home'));
  };
  const facingText = t(`shell.workshop.${DIRECTION_TEXTS[facing]}`);
  return (
    <div class="workshop">
      <h1 class="unseen">{t('shell.title.workshop')}</h1>
      <section class="workshop-show">
        <div class="workshop-window">
          <Pedestal
            kit={kit}
            facing={facing}
            label={t('shell.workshop.facing', { name: shown, direction: facingText })}
          />
          <div class="plate">
            <NameField
              class=""
              label={t('shell.workshop.name')}
              placeholder={t('shell.workshop.unnamed')}
              value={name ?? ''}
              take={rename}
            />
            <IconButton
              icon="dice"
              text={t('shell.workshop.random')}
              onClick={() => change(randomKit(Math.random))}
            />
          </div>
          <div class="turntable-buttons">
            <button
              type="button"
              class="btn icon left"
              aria-label={t('shell.workshop.turn-left')}
              onClick={() => setFacing(turned(facing, -1))}
            >
              <Icon name="rotate" />
            </button>
            <button
              type="button"
              class="btn icon"
              aria-label={t('shell.workshop.turn-right')}
              onClick={() => setFacing(turned(facing, 1))}
            >
              <Icon name="rotate" />
            </button>
          </div>
        </div>
        <div class="panel minis">
          {DIRECTIONS.map((direction) => (
            <figure key={direction}>
              <MonsterIcon kit={kit} facing={direction} size={76} />
              <figcaption>{t(`shell.workshop.${DIRECTION_TEXTS[direction]}`)}</figcaption>
            </figure>
          ))}
          <figure>
            <MonsterIcon kit={kit} facing="e" size={42} />
            <figcaption>{t('shell.workshop.on-phone')}</figcaption>
          </figure>
        </div>
      </section>
      <section class="workshop-kit">
        <div class="panel kit-box">
          {ROWS.map(([part, names]) => (
            <fieldset class="kit-row" key={part}>
              <legend>{t(`shell.workshop.${part}`)}</legend>
              <div class="kit-options">
                {names.map((one) => (
                  <label class="choice" key={one}>
                    <input
                      type="radio"
                      name={part}
                      value={one}
                      checked={kit[part] === one}
                      onChange={() => change({ [part]: one })}
                    />
                    <span class="btn kit-option">
                      <KitPartIcon part={part} kit={{ ...kit, [part]: one }} />
                      <span class="unseen-if-narrow">{t(`shell.part.${one}`)}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset class="kit-row">
            <legend>{t('shell.workshop.skin')}</legend>
            <div class="wraps">
              {SKINS.map((skin) => (
                <label class="choice kit-skin" key={skin}>
                  <input
                    type="radio"
                    name="skin"
                    value={skin}
                    checked={kit.skin === skin}
                    aria-label={t(`shell.part.${skin}`)}
                    title={t(`shell.part.${skin}`)}
                    onChange={() => change({ skin })}
                  />
                  <span class={`swatch skin-${skin}`} />
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div class="workshop-acts">
          <button type="button" class="btn" onClick={() => void share()}>
            <Icon name="share" />
            <span class="unseen-if-narrow">{t('shell.share')}</span>
          </button>
          <Button icon="check" text={t('shell.workshop.take')} class="primary" onClick={take} />
        </div>
      </section>
    </div>
  );
}
