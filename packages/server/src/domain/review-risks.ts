import type { Role, TransactionDetail, TransactionType } from '@lobi/core/contract';
import type { ReviewLimits } from './review-rules.ts';

/** Reasons to look closer. */
export type Risk = NonNullable<TransactionDetail['review']>['risks'][number];

/** Facts about a request; the amount in minor units. */
export interface RiskFacts {
  readonly type: TransactionType;
  readonly amount: bigint;
  readonly createdAt: Date;
  readonly ownerSince: Date;
  readonly knowsDestination: boolean;
  readonly lastDepositAt: Date | null;
  /** When the owner last changed what proves who they are: password, second factor, PIN. */
  readonly lastCredentialsAt: Date | null;
  readonly betsAgainstLinked: boolean;
  readonly isLinkedToAgent: boolean;
  readonly isLinkedToDeclarer: boolean;
}

const day = 86_400_000;

/**
 * An account counts as new for a week, credentials for a day, a withdrawal as fast within an hour of a
 * deposit. @source ours, after security.md (anti-fraud)
 */
const newForMs = 7 * day;
const credentialsNewForMs = day;
const fastWithinMs = 3_600_000;

const takesOut = (type: TransactionType): boolean => type === 'withdraw' || type === 'cash-out';
const since = (from: Date, to: Date): number => to.getTime() - from.getTime();

const tests: Readonly<Record<Risk, (facts: RiskFacts, rules: ReviewLimits) => boolean>> = {
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

/** What an agent among those who work together would be warned by. */
const forStaff: ReadonlySet<Risk> = new Set(['opposite-bets', 'linked-agent', 'linked-declarer']);

/** Which of some risks a reviewer is told. */
export const risksFor = (reviewer: Role, risks: readonly Risk[]): Risk[] =>
  risks.filter((risk) => reviewer !== 'agent' || !forStaff.has(risk));

/** What is risky about a request, in the order of the contract. */
export const risksOf = (facts: RiskFacts, rules: ReviewLimits): Risk[] =>
  (Object.keys(tests) as Risk[]).filter((risk) => tests[risk](facts, rules));
