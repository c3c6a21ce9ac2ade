import type { ComponentChildren } from 'preact';
import {
  BlockDrawing,
  Chevron,
  FigureDrawing,
  MonsterDrawing,
  type MonsterKit,
  poolArt,
  Use,
} from '../../drawing/index.ts';
import { type Card, type Colour, type Direction, hitsOf, type LooseTile } from '../../rules/index.ts';
import { installSprite } from '../art/index.ts';

/** Single drawings for use anywhere: panels, buttons, text. */

installSprite();

interface Sized {
  /** Pixels; without it the drawing is as large as its class says. */
  readonly size?: number | undefined;
  readonly class?: string | undefined;
  /** What it is, for those who do not see it; without it it is decoration. */
  readonly label?: string | undefined;
}

interface PictureProps extends Sized {
  readonly viewBox: string;
  /** Height to width. */
  readonly tall?: number | undefined;
  readonly children: ComponentChildren;
}

const Picture = ({ size, class: name, label, viewBox, tall = 1, children }: PictureProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a drawing is named by its label, or is decoration
  <svg
    class={name}
    viewBox={viewBox}
    style={size === undefined ? undefined : { width: `${size}px`, height: `${size * tall}px` }}
    {...(label === undefined
      ? { 'aria-hidden': 'true' as const }
      : { role: 'img' as const, 'aria-label': label })}
  >
    {children}
  </svg>
);

/** What points back or on in the direction of the reading. */
const READ = new Set([
  'undo',
  'undo-all',
  'back',
  'onward',
  'first',
  'prev',
  'next',
  'last',
  'play',
  'panels',
]);

/** A line icon in the colour of the text; `name` without its `icon-`. */
export const Icon = ({ name, class: classes = '', ...sized }: Sized & { readonly name: string }) => (
  <Picture viewBox="0 0 24 24" class={`glyph ${READ.has(name) ? 'read' : ''} ${classes}`} {...sized}>
    <use href={`#icon-${name}`} />
  </Picture>
);

const LOGOS = {
  stacked: { viewBox: '-8 -12 547 212', width: 547, height: 212 },
  line: { viewBox: '-8 -12 964 104', width: 964, height: 104 },
  mark: { viewBox: '-6 -8 82 96', width: 82, height: 96 },
} as const;

export const Logo = ({ kind, ...sized }: Sized & { readonly kind: keyof typeof LOGOS }) => {
  const { viewBox, width, height } = LOGOS[kind];
  const [x, y] = viewBox.split(' ');
  return (
    <Picture viewBox={viewBox} tall={height / width} {...sized}>
      <use href={`#logo-${kind}`} x={x} y={y} width={width} height={height} />
    </Picture>
  );
};

interface FigureIconProps extends Sized {
  readonly colour: Colour;
  /** The number it shows; without one only the face. */
  readonly number?: number | undefined;
  readonly dark?: boolean | undefined;
}
export const FigureIcon = ({ colour, number, dark = false, ...sized }: FigureIconProps) => (
  <Picture viewBox="-35 -41 70 76" tall={76 / 70} {...sized}>
    <FigureDrawing colour={colour} number={number} dark={dark} />
  </Picture>
);

/** The face alone, with its hat: a player's sign. */
export const FaceIcon = ({ colour, ...sized }: Sized & { readonly colour: Colour }) => (
  <Picture viewBox="0 -8 64 50" tall={50 / 64} {...sized}>
    <g class={`fig fig-${colour}`}>
      <Use name={`face-${colour}`} x={0} y={0} size={64} />
    </g>
  </Picture>
);

const ANGLES: Readonly<Record<Direction, number>> = { n: 0, e: 90, s: 180, w: 270 };

interface MonsterIconProps extends Sized {
  readonly kit: MonsterKit;
  /** Where it looks; left out, it looks up and has no chevron. */
  readonly facing?: Direction | undefined;
}
export const MonsterIcon = ({ kit, facing, ...sized }: MonsterIconProps) => (
  <Picture viewBox={facing === undefined ? '-62 -62 124 124' : '-72 -72 144 144'} {...sized}>
    <g transform={facing === undefined ? '' : `rotate(${ANGLES[facing]})`}>
      <MonsterDrawing kit={kit} />
      {facing !== undefined && <Chevron />}
    </g>
  </Picture>
);

/** A single part of the kit, the others as its shadow. */
export const KitPartIcon = ({
  part,
  kit,
  ...sized
}: Sized & { readonly part: 'legs' | 'body' | 'arms' | 'head'; readonly kit: MonsterKit }) => (
  <Picture viewBox="-10 -12 140 140" {...sized}>
    <g class={`skin-${kit.skin}`}>
      {(['legs', 'body', 'arms', 'head'] as const).map((drawn) => (
        <g key={drawn} opacity={drawn === part ? 1 : 0.16}>
          <Use name={`${drawn}-${kit[drawn]}`} x={0} y={0} size={120} />
        </g>
      ))}
    </g>
  </Picture>
);

export const TileIcon = ({ tile, ...sized }: Sized & { readonly tile: LooseTile }) => {
  if (tile.kind === 'pool') {
    const [wide, tall] = tile.shape === '2x2' ? [2, 2] : tile.shape === '4x1' ? [4, 1] : [1, 4];
    return (
      <Picture viewBox={`-34 -34 ${64 * wide + 4} ${64 * tall + 4}`} tall={tall / wide} {...sized}>
        {poolArt(tile.shape, false)}
      </Picture>
    );
  }
  return (
    <Picture viewBox="-34 -34 68 68" {...sized}>
      {tile.kind === 'teleporter' ? (
        <g transform={`rotate(${ANGLES[tile.facing]})`}>
          <Use name={`teleporter-${tile.pair}`} x={-30} y={-30} size={60} />
        </g>
      ) : (
        <BlockDrawing kind={tile.kind} />
      )}
    </Picture>
  );
};

interface GravestoneProps extends Sized {
  /** Not needed while its back shows. */
  readonly card?: Card | undefined;
  /** `back`: the eye; `face`: the card; `drawn`: the card, gone and grey. */
  readonly state?: 'back' | 'face' | 'drawn' | undefined;
  /** `flipCard` will turn it: it has both sides from the start. */
  readonly turns?: boolean | undefined;
}
export const Gravestone = ({
  card,
  state = 'face',
  turns = false,
  class: classes,
  ...sized
}: GravestoneProps) => (
  <Picture
    viewBox="0 0 80 100"
    tall={1.25}
    class={`grave ${state}${classes === undefined ? '' : ` ${classes}`}`}
    {...sized}
  >
    {card !== undefined && (turns || state !== 'back') && (
      <g class="grave-face">
        {hitsOf(card) > 0 ? <HitsFace hits={hitsOf(card)} /> : <NumberFace steps={card} />}
      </g>
    )}
    {(turns || state === 'back') && (
      <g class="grave-back">
        <Use name="gravestone-back" x={0} y={0} size={80} height={100} />
      </g>
    )}
  </Picture>
);

const NumberFace = ({ steps }: { readonly steps: string }) => (
  <>
    <Use name="gravestone" x={0} y={0} size={80} height={100} />
    <text class="grave-number" x="40" y="66" text-anchor="middle">
      {steps}
    </text>
    <path d="M28 76H52" stroke="#4c433b" stroke-width="2.6" stroke-linecap="round" />
  </>
);

const BITE_SIZE = [0, 38, 31, 22] as const;
const HitsFace = ({ hits }: { readonly hits: number }) => {
  const size = BITE_SIZE[hits] ?? 22;
  return (
    <>
      <Use name="gravestone-hits" x={0} y={0} size={80} height={100} />
      <g style={{ color: '#8f1524' }}>
        {Array.from({ length: hits }, (_, index) => (
          <Use key={index} name="bite" x={40 + (index - hits / 2) * size} y={48 - size / 2} size={size} />
        ))}
      </g>
    </>
  );
};
