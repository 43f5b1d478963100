import type { Rejection } from '@lobi/core/contract';
import type { RejectionReason } from '@lobi/ui/office';
import { toRejectionFields } from '../../../i18n/rejection-fields.ts';

/** The body of a rejection: the message to the owner, and the internal reason. */
export const toRejection = (version: number, { note, ...shown }: RejectionReason): Rejection => ({
  version,
  ...toRejectionFields(shown),
  ...(note !== undefined && { reason: note }),
});
