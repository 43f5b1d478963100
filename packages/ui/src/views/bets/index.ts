export { BetListView, type BetListRow, type BetListViewProps } from './bet-list-view.tsx';
