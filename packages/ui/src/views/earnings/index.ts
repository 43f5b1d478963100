export { EarningListView, type EarningListViewProps } from './earning-list-view.tsx';
export type { EarningListRow } from './earnings.types.ts';
