/** A thread that draws what links show; whoever asks it loads nothing of what draws. */
export { Painter, PainterBusy } from './painter.ts';
