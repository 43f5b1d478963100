import type { Rejection } from '@lobi/core/contract';
import type { RejectionReason } from '@lobi/ui/office';
import { toldBody } from '../../../i18n/told-body.ts';

/** A rejection as it is sent: what the owner reads, and what staff alone does. */
export const toRejection = (version: number, { note, ...told }: RejectionReason): Rejection => ({
  version,
  ...toldBody(told),
  ...(note !== undefined && { reason: note }),
});
