import type { ChangeFact, PublicMessage, PublicReason } from '@lobi/core/contract';
import { refusedField } from '../../domain/bound.ts';
import { fact } from '../changes/fact.ts';

/** Public reason in a body, for the user. */
interface StatedReason {
  readonly publicReason?: PublicReason | undefined;
  readonly remark?: string | undefined;
}

/**
 * Returns the message to the user about a decision; without a reason the most general sentence.
 * @param reasons what may be said about this kind of decision
 * @param path where the body has these fields, with its dot
 * @throws AppError `validation` on `publicReason` where it is none of them
 */
export function toMessage(
  { publicReason: reason = 'general', remark }: StatedReason,
  reasons: readonly PublicReason[],
  path = '',
): PublicMessage {
  if (!reasons.includes(reason)) throw refusedField(`${path}publicReason`, 'validation.choice');
  return { reason, remark: remark || null };
}

/** A message as the columns of a row hold it. */
export const toMessageColumns = (message: PublicMessage | undefined) => ({
  publicReason: message?.reason ?? null,
  remark: message?.remark ?? null,
});

/** A message as a notification and a movement of the ledger hold it. */
export const toMessageParams = ({ reason, remark }: PublicMessage) => ({
  publicReason: reason,
  ...(remark === null ? {} : { remark }),
});

/**
 * Returns the facts of the message that the second approver sees, beside the other facts of a
 * change.
 */
export const toMessageFacts = ({ reason, remark }: PublicMessage): ChangeFact[] => [
  ...fact('publicReason', null, reason),
  ...fact('remark', null, remark),
];
