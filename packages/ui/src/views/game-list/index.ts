export { GameListView, type GameListViewProps } from './game-list-view.tsx';
export { gameSorts, type GameSort } from './sort-games.ts';
