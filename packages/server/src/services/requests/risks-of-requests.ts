import { risksOf, type Risk } from '../../domain/review-risks.ts';
import type { ReviewLimits } from '../../domain/review-rules.ts';
import type { Queryable } from '../../store/database.ts';
import { listWithdrawalFacts } from '../../store/reviews.ts';
import type { TransactionRecord } from '../../store/transactions.ts';

/** Of a request that the books do not know. */
const nothingKnown = {
  knowsDestination: false,
  lastDepositAt: null,
  lastCredentialsAt: null,
} as const;

/** Why to look closer at each of some requests, by their ids. */
export async function risksOfRequests(
  db: Queryable,
  records: readonly TransactionRecord[],
  rules: ReviewLimits,
): Promise<ReadonlyMap<string, Risk[]>> {
  const ids = records.map(({ id }) => id);
  const facts = await listWithdrawalFacts(db, ids);
  return new Map(
    records.map((record) => [
      record.id,
      risksOf({ ...record, ...(facts.get(record.id) ?? nothingKnown) }, rules),
    ]),
  );
}
