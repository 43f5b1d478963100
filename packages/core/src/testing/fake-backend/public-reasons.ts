import { AppError } from '../../contract/error-codes.ts';
import type { PublicReason } from '../../contract/public-reasons.ts';

/** Rejects a reason that does not belong to this kind of decision. Throws `validation` on the field. */
export function assertReason(
  field: string,
  reason: PublicReason,
  reasons: readonly PublicReason[],
): void {
  if (reasons.includes(reason)) return;
  throw new AppError('validation', field, { errors: { [field]: ['validation.choice'] } });
}
