import * as z from 'zod/mini';
import { applicantLength, exclusionReasonLength } from '../limits.ts';
import { applicantRelations, exclusionLengths } from '../statuses.ts';
import { blockSchema, idSchema, lineSchema, timeSchema } from './common.ts';

/**
 * A player was excluded because family, or another person with a good reason, requested it.
 * @source ours – after the code of PAGCOR
 */
export const exclusionSchema = z.object({
  id: idSchema,
  length: z.enum(exclusionLengths),
  until: timeSchema,
  /** Applicant; visible to staff alone. */
  applicant: z.object({ name: z.string(), relation: z.enum(applicantRelations) }),
  reason: z.string(),
  /** Staff member who checked the papers and entered it. */
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
  /** Identity and tie of the applicant have been checked; without it no player is excluded. */
  verified: z.literal(true),
});
export type ExclusionCreate = z.infer<typeof exclusionCreateSchema>;
