import { house, move, pool, type AccountRef, type Transfer } from '../../domain/postings.ts';
import type { Transaction } from '../../store/database.ts';
import { releaseEarnings } from '../../store/earnings.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import type { RoundRecord } from '../../store/rounds.ts';
import { poolBalance } from '../../store/settlement.ts';

/** Moves a signed amount; negative amounts move in the opposite direction, and zero moves nothing. */
export function moveSigned(
  from: AccountRef,
  to: AccountRef,
  amount: bigint,
  round: RoundRecord,
  kind: Transfer['kind'],
): Transfer[] {
  if (amount === 0n) return [];
  const about = { currency: round.currency, reference: round.id, kind };
  return [amount > 0n ? move(from, to, amount, about) : move(to, from, -amount, about)];
}

/**
 * After the last bet: posts what the house takes from the pool and, out of it, the agents' commission. Signed
 * minor units, since a correction may return a part.
 * @throws when the pool is not empty afterwards
 */
export async function postHouseShares(
  tx: Transaction,
  round: RoundRecord,
  { takeout, breakage }: { readonly takeout: bigint; readonly breakage: bigint },
  now: Date,
): Promise<void> {
  const earned = await releaseEarnings(tx, round.id);
  await postTransfers(
    tx,
    [
      ...moveSigned(pool(round.id), house('takeout'), takeout, round, 'takeout'),
      ...moveSigned(pool(round.id), house('breakage'), breakage, round, 'breakage'),
      ...moveSigned(house('takeout'), house('earnings'), earned, round, 'commission'),
    ],
    now,
  );
  const left = await poolBalance(tx, round.id);
  if (left !== 0n)
    throw new Error(
      `The pool of round ${round.id} is not empty after payouts: ${left} minor units are left.`,
    );
}
