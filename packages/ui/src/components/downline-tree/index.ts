export {
  DownlineTree,
  type DownlineMember,
  type DownlineSummary,
  type DownlineTreeProps,
} from './downline-tree.tsx';
