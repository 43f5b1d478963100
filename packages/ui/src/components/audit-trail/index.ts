export { AuditTrail, type AuditEntry, type AuditTrailProps } from './audit-trail.tsx';
