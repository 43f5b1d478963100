'use client';

export {
  AuditTrail,
  type AuditEntry,
  type AuditTrailProps,
} from './components/audit-trail/index.ts';
export { KpiBoard, type KpiBoardProps, type KpiSlot } from './components/kpi-board/index.ts';
export {
  OnlineUsers,
  type OnlineMember,
  type OnlineUsersProps,
} from './components/online-users/index.ts';
export {
  riskSeverities,
  RiskFlags,
  type RiskFlag,
  type RiskFlagsProps,
  type RiskSeverity,
} from './components/risk-flags/index.ts';
