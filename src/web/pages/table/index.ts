/** A table on a page and its parts, for pages that show one, too. */
export { CardTurn } from './card-turn.ts';
export { ChatPanel } from './company/chat-panel.tsx';
export { CardsCorner, RoundCorner } from './corners.tsx';
export type { PlayersView } from './figure-chip.tsx';
export { Deck, ForecastTable } from './forecast-panel.tsx';
export { GameBar } from './game-bar.tsx';
export { LogLine, LogText, wayText } from './moves-panel.tsx';
export { GameSpeeds } from './playback-bar.tsx';
export { PlayersPanel } from './players-panel.tsx';
export { TableView } from './table-page.tsx';
