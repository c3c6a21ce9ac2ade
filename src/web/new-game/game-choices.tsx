import {
  columnOf,
  coverOf,
  FEWEST_PLAYERS_FOR_LONGER,
  MODES,
  rowOf,
  SPACES,
  space,
  type Tile,
} from '../../rules/index.ts';
import { Choices, Switch } from '../app/index.ts';
import { Icon } from '../board/index.ts';
import { t } from '../i18n/index.ts';
import type { LayoutChoice, NewGamePlan } from '../kept/index.ts';
import { LAYOUT_NAMES, layoutTiles } from './layouts.ts';

/** What is chosen for a game on this device and for one far away alike. */
type Chosen = Pick<NewGamePlan, 'mode' | 'layout' | 'forecast' | 'longer'>;

interface Props {
  readonly plan: Chosen;
  readonly change: (next: Partial<Chosen>) => void;
}

export const ModeChoice = ({ plan, change }: Props) => (
  <Choices
    group="mode"
    class="two"
    of={MODES}
    chosen={plan.mode}
    choose={(mode) => change({ mode })}
    show={(mode) => (
      <>
        <b>{t(`shell.new.mode.${mode}`)}</b>
        <small>{t(`shell.new.mode.${mode}.text`)}</small>
      </>
    )}
  />
);

export const GameSwitches = ({ plan, change, players }: Props & { readonly players: number }) => (
  <>
    <Switch
      name="forecast"
      on={plan.forecast}
      flip={(forecast) => change({ forecast })}
      text={t('shell.new.forecast')}
      more={t('shell.new.forecast.text')}
    />
    <Switch
      name="longer"
      on={plan.longer}
      flip={(longer) => change({ longer })}
      text={t('shell.new.longer')}
      more={t('shell.new.longer.text')}
      disabled={players < FEWEST_PLAYERS_FOR_LONGER}
    />
  </>
);

/** Who lays the hall of the experienced game. */
const LAYOUTS: readonly LayoutChoice[] = [
  'players',
  'random',
  ...LAYOUT_NAMES.map((name) => `layout:${name}` as const),
];

export const HallChoice = ({ plan, change }: Props) => (
  <fieldset class="panel option layouts">
    <legend>{t('shell.new.layout')}</legend>
    <Choices
      group="layout"
      of={LAYOUTS}
      chosen={plan.layout}
      choose={(layout) => change({ layout })}
      show={(layout) => <Layout layout={layout} />}
    />
  </fieldset>
);

function Layout({ layout }: { readonly layout: LayoutChoice }) {
  const laid = LAYOUT_NAMES.find((name) => layout === `layout:${name}`);
  const who = layout === 'random' ? 'random' : 'players';
  return (
    <>
      {laid === undefined ? (
        <Icon name={who === 'random' ? 'dice' : 'people'} class="large" />
      ) : (
        <LayoutPicture tiles={layoutTiles(laid)} />
      )}
      <span>{t(`shell.new.layout.${laid ?? who}`)}</span>
    </>
  );
}

const COLOURS: Readonly<Record<Tile['kind'], string>> = {
  stone: '#b8a894',
  crystal: '#8ff0ea',
  'turn-right': '#ffb338',
  'turn-around': '#ffd98a',
  teleporter: '#d46be0',
  pool: '#b71e30',
};

/** A hall in small: a dot for each tile. */
function LayoutPicture({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <svg class="layout-picture" viewBox="-0.5 -0.5 17 12" aria-hidden="true">
      {SPACES.map((at) => (
        <rect
          key={at}
          x={columnOf(at) + 0.04}
          y={rowOf(at) + 0.04}
          width=".92"
          height=".92"
          fill={(columnOf(at) + rowOf(at)) % 2 === 0 ? '#7e6751' : '#6c5948'}
        />
      ))}
      {tiles.map((tile) => {
        if (tile.kind === 'pool') {
          return coverOf(tile)
            .map(space)
            .map((at) => (
              <rect key={at} x={columnOf(at)} y={rowOf(at)} width="1" height="1" fill={COLOURS.pool} />
            ));
        }
        const at = space(tile.at);
        const colour = tile.kind === 'teleporter' && tile.pair === 1 ? '#3fd0c0' : COLOURS[tile.kind];
        const round = tile.kind === 'teleporter' || tile.kind === 'turn-right' || tile.kind === 'turn-around';
        return (
          <rect
            key={at}
            x={columnOf(at) + 0.1}
            y={rowOf(at) + 0.1}
            width=".8"
            height=".8"
            rx={round ? 0.4 : 0.12}
            fill={colour}
            stroke="#140f12"
            stroke-width=".14"
          />
        );
      })}
    </svg>
  );
}
