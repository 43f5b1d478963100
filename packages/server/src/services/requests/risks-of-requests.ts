import type { Role } from '@lobi/core/contract';
import { risksFor, risksOf, type Risk } from '../../domain/review-risks.ts';
import type { ReviewLimits } from '../../domain/review-rules.ts';
import type { Queryable } from '../../store/database.ts';
import { listLinkFacts } from '../../store/linked-people.ts';
import { listWithdrawalFacts } from '../../store/reviews.ts';
import type { TransactionRecord } from '../../store/transactions.ts';

/** Of a request that the books do not know. */
const nothingKnown = {
  knowsDestination: false,
  lastDepositAt: null,
  lastCredentialsAt: null,
  betsAgainstLinked: false,
  isLinkedToAgent: false,
  isLinkedToDeclarer: false,
} as const;

/** Why this reviewer should look closer at each of some requests, by their ids. */
export async function risksOfRequests(
  db: Queryable,
  reviewer: Role,
  records: readonly TransactionRecord[],
  rules: ReviewLimits,
): Promise<ReadonlyMap<string, Risk[]>> {
  const ids = records.map(({ id }) => id);
  const facts = await listWithdrawalFacts(db, ids);
  const links = reviewer === 'agent' ? undefined : await listLinkFacts(db, ids);
  return new Map(
    records.map((record) => [
      record.id,
      risksFor(
        reviewer,
        risksOf(
          { ...record, ...nothingKnown, ...facts.get(record.id), ...links?.get(record.id) },
          rules,
        ),
      ),
    ]),
  );
}
