import { computed, effect } from '@preact/signals';
import { follow } from '../device/index.ts';
import { kept, type Settings } from '../kept/index.ts';

const deviceLight = follow('(prefers-color-scheme: light)');
const deviceReduced = follow('(prefers-reduced-motion: reduce)');

/** The surroundings shown: as chosen, or as the device has it. */
export const shownTheme = computed((): 'dark' | 'light' => {
  const { theme } = kept.settings.value.value;
  if (theme !== 'system') return theme;
  return deviceLight.value ? 'light' : 'dark';
});

/** Whether movement is only faded: as chosen, or as the device has it. */
export const reducedMotion = computed((): boolean => {
  const { motion } = kept.settings.value.value;
  return motion === 'system' ? deviceReduced.value : motion === 'reduced';
});

/** How fast the game moves, as a number: Infinity is at once. */
export const gameSpeed = computed((): number => {
  const { speed } = kept.settings.value.value;
  return speed === 'instant' ? Number.POSITIVE_INFINITY : speed;
});

export function setGameSpeed(speed: Settings['speed']): void {
  kept.settings.update((now) => ({ ...now, speed }));
}

export function switchTheme(): void {
  const theme = shownTheme.peek() === 'dark' ? 'light' : 'dark';
  kept.settings.update((now) => ({ ...now, theme }));
}

const THEME_COLOURS = { dark: '#17262a', light: '#fbf5e8' } as const;

/** Tells the style sheets. */
export function startAppearance(): void {
  effect(() => {
    document.documentElement.dataset['theme'] = shownTheme.value;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', THEME_COLOURS[shownTheme.value]);
  });
  effect(() => {
    document.documentElement.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
  });
  effect(() => {
    document.documentElement.dataset['spaceNames'] = kept.settings.value.value.spaceNames ? 'on' : 'off';
  });
}
