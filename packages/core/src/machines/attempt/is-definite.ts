import type { ErrorCode } from '../../contract/error-codes.ts';
import type { Failure } from '../failure.ts';

/** After these it is unknown whether money moved. */
const uncertainCodes: readonly ErrorCode[] = ['network', 'timeout', 'server', 'unavailable'];

/**
 * These reject a first try before anything happened, but say nothing about an earlier one whose
 * answer was lost.
 */
const passingCodes: readonly ErrorCode[] = [
  'unauthenticated',
  'expired',
  'antiforgery',
  'too_many',
  'conflict',
];

/**
 * Does a failure say for certain that no money moved?
 *
 * @param uncertain an earlier try with the same key ended without an answer.
 */
export function isDefinite({ code }: Failure, uncertain: boolean): boolean {
  return !uncertainCodes.includes(code) && !(uncertain && passingCodes.includes(code));
}
