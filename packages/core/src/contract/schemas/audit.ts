import * as z from 'zod/mini';
import { timeSchema } from './common.ts';

/** Result of the ledger's check queries; every `faults` must be 0. @source ours */
export const auditSchema = z.object({
  ranAt: timeSchema,
  ok: z.boolean(),
  checks: z.array(z.object({ id: z.string(), purpose: z.string(), faults: z.int() })),
});
export type Audit = z.infer<typeof auditSchema>;
