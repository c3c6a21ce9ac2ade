/** The device: its screen, keys and sound, what it gives away, and moments in which it has nothing to do. */
export { copyText, saveFile } from './giving.ts';
export { isFreeKey, isOnButton } from './keys.ts';
export { byFinger, follow, narrow, narrowOrLow, phone, upright, wide } from './screen.ts';
export { play, type Sound, startSound } from './sound.ts';
export { painted, useIdle, useLater, whenIdle } from './when-idle.ts';
