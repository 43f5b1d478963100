import * as z from 'zod/mini';
import { applicantLength, exclusionReasonLength } from '../limits.ts';
import { applicantRelations, exclusionLengths } from '../statuses.ts';
import { idSchema, timeSchema } from './common.ts';

/**
 * A player was excluded because family, or somebody else with a good reason, asked for it.
 * @source ours – after the code of PAGCOR
 */
export const exclusionSchema = z.object({
  id: idSchema,
  length: z.enum(exclusionLengths),
  until: timeSchema,
  /** Who asked; staff alone reads it. */
  applicant: z.object({ name: z.string(), relation: z.enum(applicantRelations) }),
  reason: z.string(),
  /** Who of the staff looked at the papers and entered it. */
  author: z.object({ id: idSchema, username: z.string() }),
  createdAt: timeSchema,
});
export type Exclusion = z.infer<typeof exclusionSchema>;

export const exclusionCreateSchema = z.strictObject({
  length: z.enum(exclusionLengths),
  applicant: z.strictObject({
    name: z
      .string()
      .check(z.trim(), z.minLength(applicantLength.min), z.maxLength(applicantLength.max)),
    relation: z.enum(applicantRelations),
  }),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(exclusionReasonLength.min),
      z.maxLength(exclusionReasonLength.max),
    ),
  /** Identity and tie of the applicant have been checked; without it nobody is excluded. */
  verified: z.literal(true),
});
export type ExclusionCreate = z.infer<typeof exclusionCreateSchema>;
