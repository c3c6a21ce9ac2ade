/** Small sounds, made up by a synthesiser on the spot: parameters of ZzFX. */
const SOUNDS = {
  /** A figure or the monster steps. */
  step: [0.5, 0.1, 130, 0.01, 0.01, 0.05, 1, 1.6, -4, 0, 0, 0, 0, 0.6],
  /** A block is pushed. */
  push: [0.8, 0.05, 70, 0.02, 0.06, 0.12, 4, 1.2, -0.6, 0, 0, 0, 0, 2.4, 0, 0.1],
  /** Something slides over blood. */
  slide: [0.5, 0.05, 320, 0.02, 0.1, 0.18, 0, 0.6, -1.4, 0, 0, 0, 0, 0.3, 0, 0, 0.03],
  /** A card is turned. */
  card: [0.7, 0, 196, 0.02, 0.08, 0.3, 2, 1.8, 0, 0, 98, 0.08, 0, 0.1],
  /** The monster looks and finds somebody. */
  look: [0.4, 0, 520, 0.04, 0.03, 0.12, 0, 1.4, 3, 0, 0, 0, 0, 0, 0, 0, 0.04],
  bite: [1.2, 0.05, 150, 0, 0.05, 0.22, 3, 2.2, -6, 0, 0, 0, 0, 1.8, 0, 0.4, 0.05, 0.7, 0.03],
  /** A figure leaves the hall. */
  out: [0.7, 0, 523, 0.01, 0.08, 0.25, 1, 1.5, 0, 0, 262, 0.07, 0, 0, 0, 0, 0.02],
  win: [0.9, 0, 392, 0.02, 0.25, 0.5, 1, 1.2, 0, 0, 196, 0.1, 0.12, 0, 0, 0, 0.08],
  /** It is the reader's turn, and others were before. */
  turn: [0.6, 0, 330, 0.02, 0.06, 0.25, 1, 1.6, 0, 0, 165, 0.09, 0, 0, 0, 0, 0.02],
  /** Something is not allowed. */
  refuse: [0.6, 0, 110, 0.01, 0.08, 0.1, 2, 1, -1, 0, -30, 0.05],
  /** A tile is placed. */
  place: [0.8, 0.05, 90, 0, 0.02, 0.1, 4, 0.8, -2, 0, 0, 0, 0, 1.2],
} as const satisfies Record<string, readonly number[]>;
export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.35;
let synthesiser: Promise<typeof import('zzfx')> | undefined;
let wanted = (): SoundSettings => ({ sound: false, volume: 0 });
let touched = false;
const samples = new Map<Sound, readonly number[]>();

interface SoundSettings {
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

/** Browsers keep pages silent until somebody touches them; so do we. */
export function startSound(settings: () => SoundSettings): void {
  wanted = settings;
  const touch = (): void => {
    touched = true;
    removeEventListener('pointerdown', touch);
    removeEventListener('keydown', touch);
  };
  addEventListener('pointerdown', touch);
  addEventListener('keydown', touch);
}

/** Makes a sound, if sound is on. Never fails: a game is as good without. */
export function play(sound: Sound): void {
  const { sound: on, volume } = wanted();
  if (!on || volume === 0 || !touched) return;
  // ZzFX opens the audio device as soon as it is imported, so it comes with the first sound.
  synthesiser ??= import('zzfx');
  synthesiser.then(
    ({ ZZFX: synth }) => {
      if (synth.audioContext.state === 'suspended') void synth.audioContext.resume();
      synth.volume = LOUDEST * volume;
      const made = samples.get(sound) ?? synth.buildSamples(...SOUNDS[sound]);
      samples.set(sound, made);
      synth.playSamples([made]);
    },
    () => {
      synthesiser = undefined; // no audio device, or offline before it was brought: silence
    },
  );
}
