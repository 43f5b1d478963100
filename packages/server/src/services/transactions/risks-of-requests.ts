import type { Role } from '@lobi/core/contract';
import { findRisks, risksShownTo, type ReviewLimits, type ReviewRisk } from '@lobi/core/rules';
import type { Queryable } from '../../store/database.ts';
import { listLinkFacts } from '../../store/linked-people.ts';
import { findDuplicated, listWithdrawalFacts } from '../../store/reviews.ts';
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

/** Every risk of each of some requests, by their ids, regardless of who may see which. */
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

/** Why this reviewer should look closer at each of some requests, by their ids. */
export async function risksOfRequests(
  db: Queryable,
  reviewer: Role,
  records: readonly TransactionRecord[],
  rules: ReviewLimits,
): Promise<ReadonlyMap<string, ReviewRisk[]>> {
  const risks = await listRisks(db, records, rules);
  return new Map([...risks].map(([id, all]) => [id, risksShownTo(reviewer, all)]));
}

/** Ids of those requests that have a risk or look like another one, also where agents do not see it. */
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
