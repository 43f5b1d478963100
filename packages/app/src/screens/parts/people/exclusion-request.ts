import { apiTable, type ExclusionCreate } from '@lobi/core/contract';
import * as z from 'zod/mini';

const { applicant, length, reason } = apiTable['exclusion.create'].body.shape;

/** Form values of an exclusion request. */
export const exclusionRequestSchema = z.object({
  applicant: applicant.shape.name,
  relation: applicant.shape.relation,
  length,
  reason,
  checked: z.boolean(),
});
export type ExclusionRequest = z.infer<typeof exclusionRequestSchema>;

/** Returns the body of the request, once the applicant has been checked. */
export const toExclusionCreate = ({
  applicant,
  relation,
  length,
  reason,
}: ExclusionRequest): ExclusionCreate => ({
  applicant: { name: applicant, relation },
  length,
  reason,
  verified: true,
});
