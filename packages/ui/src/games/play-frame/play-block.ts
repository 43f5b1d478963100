import { compareAmounts } from '@lobi/formats';
import type { PlayAccess, PlayGame, PlayState } from './play-frame.types.ts';

/** Why nothing can be played now, in the order in which a player should learn it. */
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

/** All that decides whether a play can be sent. */
export interface PlayFacts {
  readonly access: PlayAccess;
  readonly hasReadRules: boolean;
  /** Balance or game are no longer fresh. */
  readonly isStale: boolean;
  readonly status: PlayState['status'];
  /** Whole seconds until the next play is allowed. */
  readonly secondsLeft: number;
  /** Something must be chosen first, or what is chosen cannot be played. */
  readonly hasChoice: boolean;
  /** Decimal text; `null` while there is none that can be read. */
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

/** Why nothing can be played now; `undefined` when it can. */
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
