export {
  EarningListView,
  type EarningListRow,
  type EarningListViewProps,
} from './earning-list-view.tsx';
