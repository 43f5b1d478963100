import { checkDueOf } from '@lobi/core/rules';
import { findStakeGuards } from '../../store/protection.ts';
import type { CallContext } from '../call-context.ts';

/** Time of the player's next reality check; `null` while the player does not play. */
export async function nextRealityCheck(
  { tx, terms }: CallContext,
  userId: string,
): Promise<Date | null> {
  const [guard] = await findStakeGuards(tx, [{ userId }]);
  return guard ? checkDueOf(guard, terms.rules.policy) : null;
}
