/** The frame around a board, and the parts in it: the same at a table, in a study and in a puzzle. */
export { Carried, followDrag, placeUnder, spaceUnder } from './dragging.tsx';
export { BOARD_SIZE, Frame, FrameBoard, useSpaceNames } from './frame.tsx';
export { useKeys } from './keys.ts';
export { FileButton, Refusal, Speeds, WrongLine } from './parts.tsx';
