export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export {
  statusLook,
  statusLooks,
  statusWord,
  type StatusKind,
  type StatusLook,
  type StatusOf,
  type StatusTone,
} from './statuses.ts';
