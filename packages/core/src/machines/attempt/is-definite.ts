import type { ErrorCode } from '../../contract/error-codes.ts';
import type { Failure } from '../failure.ts';

/** Errors after which it is unknown whether money moved. */
const uncertainCodes: readonly ErrorCode[] = ['network', 'timeout', 'server', 'unavailable'];

/**
 * Errors that reject a first request without effect, but leave open the outcome of an earlier one whose
 * response was lost.
 */
const passingCodes: readonly ErrorCode[] = [
  'unauthenticated',
  'expired',
  'antiforgery',
  'rate_limited',
  'conflict',
];

/**
 * Returns whether an error proves that no money moved.
 * @param uncertain an earlier request with the same key ended without a response
 */
export function isDefinite({ code }: Failure, uncertain: boolean): boolean {
  return !uncertainCodes.includes(code) && !(uncertain && passingCodes.includes(code));
}
