import { MODES, type Mode } from '../rules/index.ts';
import { PARTS, type Part, partsOfWeights, WEIGHTS, type Weights } from './network.ts';

/**
 * The data file of the learned value. The many weights of the tables take a sign each, of 91 that JSON leaves as they are; small
 * ones are told apart more finely than large ones. The few others take two signs. What packs files sees bytes that repeat.
 */
const SIGNS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter(
  (sign) => sign !== '\\',
);
const MIDDLE = (SIGNS.length - 1) / 2;
const FINE = SIGNS.length * SIGNS.length - 1;
const numberOf = new Int16Array(128).fill(-1);
for (const [number, sign] of SIGNS.entries()) numberOf[sign.charCodeAt(0)] = number;

const COARSE: ReadonlySet<Part> = new Set<Part>(['figures', 'board']);

/** A mode's weights in the file: for each part the largest weight and all of them. */
export type ModeData = Readonly<Record<string, { readonly largest: number; readonly weights: string }>>;
export interface LearnedData {
  readonly about: string;
  /** Of all weights, so that a damaged file is noticed. */
  readonly sum: number;
  readonly modes: Readonly<Record<string, ModeData>>;
}

const ABOUT = 'The learned value of positions (docs/bots.md); made by: npm run train';

export function writeLearned(lists: Readonly<Record<Mode, Float32Array>>): string {
  const modes = Object.fromEntries(MODES.map((mode) => [mode, modeData(partsOfWeights(lists[mode]))]));
  const data: LearnedData = { about: ABOUT, sum: sumOf(modes), modes };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function modeData(weights: Weights): ModeData {
  return Object.fromEntries(
    PARTS.map((part) => {
      const largest = weights[part].reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6);
      const signs = COARSE.has(part) ? coarseSigns : fineSigns;
      return [part, { largest, weights: signs(weights[part], largest) }];
    }),
  );
}

const coarseSigns = (weights: Float32Array, largest: number): string =>
  Array.from(weights, (weight) => {
    const size = Math.round(MIDDLE * Math.sqrt(Math.abs(weight) / largest));
    return SIGNS[MIDDLE + (weight < 0 ? -size : size)];
  }).join('');

const fineSigns = (weights: Float32Array, largest: number): string =>
  Array.from(weights, (weight) => {
    const number = Math.round((weight / largest + 1) * (FINE / 2));
    return `${SIGNS[Math.floor(number / SIGNS.length)]}${SIGNS[number % SIGNS.length]}`;
  }).join('');

/** The weights in a file; throws where it is damaged, and says what is wrong. */
export function readLearned(json: unknown): Record<Mode, Float32Array> {
  const data = json as Partial<LearnedData> | null;
  if (typeof data !== 'object' || typeof data?.modes !== 'object') throw damaged('it has no weights');
  const lists = MODES.map((mode) => [mode, listOf(data.modes![mode], mode)] as const);
  if (sumOf(data.modes) !== data.sum) throw damaged('its sum is wrong');
  return Object.fromEntries(lists) as Record<Mode, Float32Array>;
}

const damaged = (why: string): Error => new Error(`the file of the learned value is damaged: ${why}`);

function listOf(data: ModeData | undefined, mode: Mode): Float32Array {
  const list = new Float32Array(WEIGHTS);
  const weights = partsOfWeights(list);
  for (const part of PARTS) {
    const { largest, weights: signs } = data?.[part] ?? { largest: 0, weights: '' };
    const width = COARSE.has(part) ? 1 : 2;
    if (typeof signs !== 'string' || signs.length !== weights[part].length * width || !(largest > 0)) {
      throw damaged(`the ${part} of the ${mode} game do not have ${weights[part].length} weights`);
    }
    (width === 1 ? readCoarse : readFine)(signs, largest, weights[part]);
  }
  return list;
}

function readCoarse(signs: string, largest: number, into: Float32Array): void {
  for (let i = 0; i < into.length; i++) {
    const size = (signAt(signs, i) - MIDDLE) / MIDDLE;
    into[i] = largest * size * Math.abs(size);
  }
}

function readFine(signs: string, largest: number, into: Float32Array): void {
  for (let i = 0; i < into.length; i++) {
    const number = signAt(signs, 2 * i) * SIGNS.length + signAt(signs, 2 * i + 1);
    into[i] = largest * (number / (FINE / 2) - 1);
  }
}

function signAt(signs: string, at: number): number {
  const number = numberOf[signs.charCodeAt(at)] ?? -1;
  if (number < 0) throw damaged(`there is a sign that stands for nothing: ${JSON.stringify(signs[at])}`);
  return number;
}

/** FNV-1a over all signs. */
function sumOf(modes: Readonly<Record<string, ModeData>>): number {
  let hash = 0x811c9dc5;
  for (const mode of MODES) {
    for (const part of PARTS) {
      const { largest, weights } = modes[mode]![part]!;
      for (const text of [String(largest), weights]) {
        for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      }
    }
  }
  return hash >>> 0;
}
