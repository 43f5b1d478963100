export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
export {
  statusLook,
  statusLooks,
  statusLabel,
  type StatusKind,
  type StatusLook,
  type StatusOf,
  type StatusTone,
} from './statuses.ts';
