import { isPublicReason, type Rejection } from '@lobi/core/contract';
import type { PublicReasonChoice } from '@lobi/ui/office';

/** What a user will read about a decision, as bodies carry it. */
export type ToldBody = Pick<Rejection, 'publicReason' | 'remark'>;

/** What a user will read about a decision, as it is sent. */
export const toldBody = (told: Partial<PublicReasonChoice> | undefined): ToldBody => ({
  ...(isPublicReason(told?.publicReason) && { publicReason: told.publicReason }),
  ...(told?.remark !== undefined && { remark: told.remark }),
});
