import { isPublicReason, type Rejection } from '@lobi/core/contract';
import type { PublicReasonChoice } from '@lobi/ui/office';

/** Fields of a request body with the reason of a rejection, for the user. */
export type RejectionFields = Pick<Rejection, 'publicReason' | 'remark'>;

/** Converts the reviewer's choice to fields of a request body; drops reasons that are not public. */
export const toRejectionFields = (
  choice: Partial<PublicReasonChoice> | undefined,
): RejectionFields => ({
  ...(isPublicReason(choice?.publicReason) && { publicReason: choice.publicReason }),
  ...(choice?.remark !== undefined && { remark: choice.remark }),
});
