import { compareAmounts } from '@lobi/formats';
import type { PlayAccess, PlayGame, PlayState } from './play-frame.types.ts';

/** Reasons why no play is possible now, in order of priority. */
export type PlayBlock =
  | 'guest'
  | 'viewer'
  | 'rules'
  | 'stale'
  | 'unknown'
  | 'playing'
  | 'waiting'
  | 'choice'
  | 'empty'
  | 'below'
  | 'insufficient'
  | 'above';

/** Everything that determines whether a play can be sent. */
export interface PlayFacts {
  readonly access: PlayAccess;
  readonly hasReadRules: boolean;
  /** Whether balance or game may be outdated. */
  readonly isStale: boolean;
  readonly status: PlayState['status'];
  /** Whole seconds until the next play is possible. */
  readonly secondsLeft: number;
  /** Whether a valid choice is made. */
  readonly hasChoice: boolean;
  /** Decimal text; `null` while there is no valid stake. */
  readonly amount: string | null;
  /** Available balance; `null` while unknown. */
  readonly balance: string | null;
}

type Limits = Pick<PlayGame, 'currency' | 'minimumStake' | 'maximumStake'>;

/** Returns the problem of an amount, if any. */
export function stakeProblem(
  amount: string | null,
  { currency, minimumStake, maximumStake }: Limits,
  balance: string | null,
): 'empty' | 'below' | 'insufficient' | 'above' | undefined {
  if (amount === null || amount === '') return 'empty';
  if (compareAmounts(amount, minimumStake, currency) < 0) return 'below';
  if (balance !== null && compareAmounts(amount, balance, currency) > 0) return 'insufficient';
  if (compareAmounts(amount, maximumStake, currency) > 0) return 'above';
  return undefined;
}

/** Returns the reason why no play is possible now; `undefined` if one is. */
export function playBlock(facts: PlayFacts, limits: Limits): PlayBlock | undefined {
  const { access, status } = facts;
  if (access !== 'player') return access;
  if (status === 'unknown' || status === 'playing') return status;
  if (!facts.hasReadRules) return 'rules';
  if (facts.isStale) return 'stale';
  if (facts.secondsLeft > 0) return 'waiting';
  if (!facts.hasChoice) return 'choice';
  return stakeProblem(facts.amount, limits, facts.balance);
}
