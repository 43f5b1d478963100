import type { Role } from '@lobi/core/contract';
import { findRisks, risksShownTo, type ReviewLimits, type ReviewRisk } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { listLinkFacts } from '../../store/linked-people.ts';
import { findDuplicated, listWithdrawalFacts } from '../../store/reviews.ts';
import type { TransactionRecord } from '../../store/transactions.ts';

/** Risks of a request that is not in the ledger. */
const nothingKnown = {
  knowsDestination: false,
  lastDepositAt: null,
  lastCredentialsAt: null,
  betsAgainstLinked: false,
  isLinkedToAgent: false,
  isLinkedToDeclarer: false,
} as const;

/** Lists every risk of the given requests, by id, regardless of visibility. */
async function listRisks(
  db: Queryable,
  records: readonly TransactionRecord[],
  rules: ReviewLimits,
): Promise<ReadonlyMap<string, ReviewRisk[]>> {
  const ids = records.map(({ id }) => id);
  const facts = await listWithdrawalFacts(db, ids);
  const links = await listLinkFacts(db, ids);
  return new Map(
    records.map((record) => [
      record.id,
      findRisks(
        { ...record, ...nothingKnown, ...facts.get(record.id), ...links.get(record.id) },
        rules,
      ),
    ]),
  );
}

/** Risks of the given requests that this reviewer may see, by id. */
export async function risksOfRequests(
  db: Queryable,
  reviewer: Role,
  records: readonly TransactionRecord[],
  rules: ReviewLimits,
): Promise<ReadonlyMap<string, ReviewRisk[]>> {
  const risks = await listRisks(db, records, rules);
  return new Map([...risks].map(([id, all]) => [id, risksShownTo(reviewer, all)]));
}

/** Ids of requests that have a risk or resemble another one, including risks that agents may not see. */
export async function listFlagged(
  db: Queryable,
  records: readonly TransactionRecord[],
  rules: ReviewLimits,
): Promise<ReadonlySet<string>> {
  if (records.length === 0) return new Set();
  const risks = await listRisks(db, records, rules);
  const duplicated = await findDuplicated(
    db,
    records.map(({ id }) => id),
  );
  const isRisky = (id: string): boolean => (risks.get(id) ?? []).length > 0;
  return new Set(records.map(({ id }) => id).filter((id) => isRisky(id) || duplicated.has(id)));
}
