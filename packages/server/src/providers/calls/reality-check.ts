import { checkDueOf } from '../../services/protection/guard-rules.ts';
import { findStakeGuards } from '../../store/protection.ts';
import type { CallContext } from '../call-context.ts';

/** When the player has to be shown the time and the result so far; `null` while he does not play. */
export async function nextRealityCheck(
  { tx, terms }: CallContext,
  userId: string,
): Promise<Date | null> {
  const [guard] = await findStakeGuards(tx, [{ userId }]);
  return guard ? checkDueOf(guard, terms.rules.policy) : null;
}
