'use client';

export {
  LobbyView,
  type LobbyStatus,
  type LobbyViewProps,
  type RecentSearches,
} from './lobby-view.tsx';
export {
  CategoryBar,
  categoryOrder,
  type CategoryBarProps,
  type CategoryChoice,
} from '../../components/category-bar/category-bar.tsx';
export { GameArt, type GameArtProps } from '../../components/game-art/game-art.tsx';
export { adoptGameArt } from '../../components/game-art/game-art-cache.ts';
export { gameArtUri } from '../../components/game-art/game-art-uri.ts';
export { svgUri } from '../../components/game-art/svg-uri.ts';
export { loadGameArt } from '../../components/game-art/use-game-art.ts';
export { drawGameArt, type GameArtOptions } from '../../components/game-art/draw-game-art.ts';
export type {
  GameArtCategory,
  GameArtRatio,
  GameArtSubject,
} from '../../components/game-art/game-art.types.ts';
export { GameCardSkeleton } from '../../components/game-card/game-card-skeleton.tsx';
export {
  GameCard,
  type GameBadge,
  type GameCardProps,
  type GameCardShape,
} from '../../components/game-card/game-card.tsx';
export { GameRow, type GameRowProps } from '../../components/game-card/game-row.tsx';
export type { GameSummary, RoundStatus } from '../../components/game-card/game.types.ts';
export {
  GameGrid,
  GameGridSkeleton,
  type GameGridProps,
} from '../../components/game-grid/game-grid.tsx';
export { GameRail, type GameRailProps } from '../../components/game-rail/game-rail.tsx';
export type { JackpotItem } from '../../components/jackpot-strip/index.ts';
export { LobbyHero, type LobbyHeroProps } from '../../components/lobby-hero/lobby-hero.tsx';
export { LobbySearch, type LobbySearchProps } from '../../components/lobby-search/lobby-search.tsx';
export type {
  SearchChoice,
  SearchHit,
  SearchLists,
} from '../../components/lobby-search/search-choices.ts';
export { withSearch } from '../../components/lobby-search/recent-searches.ts';
export { searchGames, type SearchableGame } from '../../components/lobby-search/search-games.ts';
export {
  ResultsTicker,
  type RecentResult,
  type ResultsTickerProps,
} from '../../components/results-ticker/results-ticker.tsx';
export { PrerenderedPage } from '../../primitives/prerendered-page.ts';
export {
  GameListView,
  gameSorts,
  type GameListViewProps,
  type GameSort,
} from '../game-list/index.ts';
