import * as z from 'zod/mini';
import { auditScopes, faultSubjects } from '../statuses.ts';
import { timeSchema } from './common.ts';

/** Result of the ledger's check queries; every `faults` must be 0. @source ours */
export const auditSchema = z.object({
  /** Everything, or what had changed since the audit before. */
  scope: z.enum(auditScopes),
  ranAt: timeSchema,
  tookMs: z.int(),
  ok: z.boolean(),
  checks: z.array(
    z.object({
      id: z.string(),
      purpose: z.string(),
      /** Type of the records that the ids identify. */
      subject: z.enum(faultSubjects),
      faults: z.int(),
      /** The first twenty of what is at fault. */
      ids: z.array(z.string()),
    }),
  ),
});
export type Audit = z.infer<typeof auditSchema>;

/** The newest audit of the whole ledger, and of what changed since; `null` before the first. */
export const latestAuditsSchema = z.object({
  full: z.nullable(auditSchema),
  recent: z.nullable(auditSchema),
});
