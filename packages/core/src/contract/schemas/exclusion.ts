import * as z from 'zod/mini';
import { applicantLength, exclusionReasonLength } from '../limits.ts';
import { applicantRelations, exclusionLengths } from '../statuses.ts';
import { blockSchema, idSchema, lineSchema, timeSchema } from './common.ts';

/**
 * An exclusion of a player at the request of a relative or another person with a legitimate reason.
 * @source ours – after the code of PAGCOR
 */
export const exclusionSchema = z.object({
  id: idSchema,
  length: z.enum(exclusionLengths),
  until: timeSchema,
  /** Applicant; visible to staff only. */
  applicant: z.object({ name: z.string(), relation: z.enum(applicantRelations) }),
  reason: z.string(),
  /** Staff member who checked the documents and entered it. */
  author: z.object({ id: idSchema, username: z.string() }),
  createdAt: timeSchema,
});
export type Exclusion = z.infer<typeof exclusionSchema>;

export const exclusionCreateSchema = z.strictObject({
  length: z.enum(exclusionLengths),
  applicant: z.strictObject({
    name: lineSchema(applicantLength),
    relation: z.enum(applicantRelations),
  }),
  reason: blockSchema(exclusionReasonLength),
  /** The applicant's identity and relation have been verified, which is required. */
  verified: z.literal(true),
});
export type ExclusionCreate = z.infer<typeof exclusionCreateSchema>;
