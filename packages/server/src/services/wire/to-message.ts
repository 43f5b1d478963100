import { refusedField } from '@lobi/core/contract';
import type { ChangeFact, PublicMessage, PublicReason } from '@lobi/core/contract';
import { fact } from '../changes/fact.ts';

/** Public reason in a body, for the user. */
interface StatedReason {
  readonly publicReason?: PublicReason | undefined;
  readonly remark?: string | undefined;
}

/**
 * Returns the message to the user about a decision; without a reason the most general sentence.
 * @param reasons reasons allowed for this kind of decision
 * @param path path of these fields in the body, with its trailing dot
 * @throws AppError `validation` on `publicReason` for another reason
 */
export function toMessage(
  { publicReason: reason = 'general', remark }: StatedReason,
  reasons: readonly PublicReason[],
  path = '',
): PublicMessage {
  if (!reasons.includes(reason)) throw refusedField(`${path}publicReason`, 'validation.choice');
  return { reason, remark: remark || null };
}

/** Converts a message to database columns. */
export const toMessageColumns = (message: PublicMessage | undefined) => ({
  publicReason: message?.reason ?? null,
  remark: message?.remark ?? null,
});

/** Converts a message to parameters of a notification or a ledger entry. */
export const toMessageParams = ({ reason, remark }: PublicMessage) => ({
  publicReason: reason,
  ...(remark === null ? {} : { remark }),
});

/**
 * Returns the facts of the message for the second approver, in addition to the other facts of a change.
 */
export const toMessageFacts = ({ reason, remark }: PublicMessage): ChangeFact[] => [
  ...fact('publicReason', null, reason),
  ...fact('remark', null, remark),
];
