import { isPublicReason, type Rejection } from '@lobi/core/contract';
import type { PublicReasonChoice } from '@lobi/ui/office';

/** What a user will read about a decision, as bodies carry it. */
export type RejectionFields = Pick<Rejection, 'publicReason' | 'remark'>;

/** What a user will read about a decision, as it is sent. */
export const toRejectionFields = (
  choice: Partial<PublicReasonChoice> | undefined,
): RejectionFields => ({
  ...(isPublicReason(choice?.publicReason) && { publicReason: choice.publicReason }),
  ...(choice?.remark !== undefined && { remark: choice.remark }),
});
