import * as z from 'zod/mini';
import { auditScopes, faultSubjects } from '../statuses.ts';
import { timeSchema } from './common.ts';

/** Result of the ledger's check queries; every `faults` must be 0. @source ours */
export const auditSchema = z.object({
  /** Everything, or the changes since the previous audit. */
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
      /** Ids of the first twenty faults. */
      ids: z.array(z.string()),
    }),
  ),
});
export type Audit = z.infer<typeof auditSchema>;

/** The latest full audit, and the latest audit of changes; `null` before the first. */
export const latestAuditsSchema = z.object({
  full: z.nullable(auditSchema),
  recent: z.nullable(auditSchema),
});
