import type { Rejection } from '@lobi/core/contract';
import type { RejectionReason } from '@lobi/ui/office';
import { toRejectionFields } from '../../../i18n/rejection-fields.ts';

/** A rejection as it is sent: what the owner reads, and what staff alone does. */
export const toRejection = (version: number, { note, ...shown }: RejectionReason): Rejection => ({
  version,
  ...toRejectionFields(shown),
  ...(note !== undefined && { reason: note }),
});
