import './frame.css';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useCallback } from 'preact/hooks';
import { COLUMNS, ROWS, type Target } from '../../rules/index.ts';
import { Board } from '../board/index.ts';
import { upright } from '../device/index.ts';
import { language } from '../i18n/index.ts';

interface FrameProps extends Omit<ComponentProps<'div'>, 'class'> {
  /** What is framed: `game` or `puzzle`, and what else style sheets shall know. */
  readonly class: string;
}

/** All of a page with a board. Its attributes say what is going on: for style sheets, and for whoever waits for something. */
export const Frame = ({ class: name, ...attributes }: FrameProps) => (
  <div class={`frame ${name} ${upright.value ? 'upright' : ''}`} {...attributes} />
);

interface FrameBoardProps extends Omit<ComponentProps<typeof Board>, 'class' | 'upright'> {
  /** Hears it before the board does. */
  readonly onPointerDown?: (event: PointerEvent) => void;
  /** What lies in the corners that the hall leaves free. */
  readonly children?: ComponentChildren;
}

export const FrameBoard = ({ onPointerDown, children, ...board }: FrameBoardProps) => (
  <div class="frame-board" onPointerDownCapture={onPointerDown}>
    <Board {...board} upright={upright.value} />
    {children}
  </div>
);

/** For the board's name. */
export const BOARD_SIZE = { columns: COLUMNS.length, rows: ROWS.length } as const;

/** How spaces are called: the same function until one of `changes`, the language, or the way the hall is drawn is another. */
export function useSpaceNames(speak: (at: Target) => string, changes: readonly unknown[]) {
  return useCallback(speak, [...changes, language.value, upright.value]);
}
