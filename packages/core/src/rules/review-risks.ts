import type { Role } from '../contract/roles.ts';
import type { TransactionDetail } from '../contract/schemas/transaction.ts';
import type { TransactionType } from '../contract/statuses.ts';
import type { AgentLimits } from './review-decision.ts';

/** Signs of a risk, which the reviewer of a request is shown. */
export type ReviewRisk = NonNullable<TransactionDetail['review']>['risks'][number];

/** Amount from which a request counts as large. */
export type RiskLimits = Pick<AgentLimits, 'agentApprovalUpTo'>;

/** Facts about a request; the amount in minor units. */
export interface RiskFacts {
  readonly type: TransactionType;
  readonly amount: bigint;
  readonly createdAt: Date;
  readonly ownerSince: Date;
  readonly knowsDestination: boolean;
  readonly lastDepositAt: Date | null;
  /** The owner's last change of credentials: password, second factor, PIN. */
  readonly lastCredentialsAt: Date | null;
  readonly betsAgainstLinked: boolean;
  readonly isLinkedToAgent: boolean;
  readonly isLinkedToDeclarer: boolean;
}

const day = 86_400_000;

/**
 * An account counts as new for a week, credentials for a day, a withdrawal as fast within an hour of a
 * deposit.
 * @source ours, after security.md (anti-fraud)
 */
const newForMs = 7 * day;
const credentialsNewForMs = day;
const fastWithinMs = 3_600_000;

const takesOut = (type: TransactionType): boolean => type === 'withdraw' || type === 'cash-out';
const since = (from: Date, to: Date): number => to.getTime() - from.getTime();

const tests: Readonly<Record<ReviewRisk, (facts: RiskFacts, rules: RiskLimits) => boolean>> = {
  'new-account': ({ ownerSince, createdAt }) => since(ownerSince, createdAt) < newForMs,
  'new-destination': ({ type, knowsDestination }) => type === 'withdraw' && !knowsDestination,
  'new-credentials': ({ type, lastCredentialsAt, createdAt }) =>
    type === 'withdraw' &&
    lastCredentialsAt !== null &&
    since(lastCredentialsAt, createdAt) < credentialsNewForMs,
  'fast-withdraw': ({ type, lastDepositAt, createdAt }) =>
    type === 'withdraw' && lastDepositAt !== null && since(lastDepositAt, createdAt) < fastWithinMs,
  'large-amount': ({ amount }, { agentApprovalUpTo }) => amount > agentApprovalUpTo,
  'opposite-bets': ({ type, betsAgainstLinked }) => takesOut(type) && betsAgainstLinked,
  'linked-agent': ({ type, isLinkedToAgent }) => takesOut(type) && isLinkedToAgent,
  'linked-declarer': ({ type, isLinkedToDeclarer }) => takesOut(type) && isLinkedToDeclarer,
};

/** Risks shown to staff only: they would warn a colluding agent. */
const forStaff: ReadonlySet<ReviewRisk> = new Set([
  'opposite-bets',
  'linked-agent',
  'linked-declarer',
]);

/** Risks that a reviewer may see. */
export const risksShownTo = (reviewer: Role, risks: readonly ReviewRisk[]): ReviewRisk[] =>
  risks.filter((risk) => reviewer !== 'agent' || !forStaff.has(risk));

/** Returns the risks of a request, in the order of the contract. */
export const findRisks = (facts: RiskFacts, rules: RiskLimits): ReviewRisk[] =>
  (Object.keys(tests) as ReviewRisk[]).filter((risk) => tests[risk](facts, rules));
