export { BetListView, type BetListViewProps } from './bet-list-view.tsx';
export type { BetListRow } from './bets.types.ts';
