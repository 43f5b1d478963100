export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './segmented-control.tsx';
