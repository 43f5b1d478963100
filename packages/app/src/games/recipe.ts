import { AppError, type Currency } from '@lobi/core/contract';
import { isChainLink, type PlaySeeds } from '@lobi/core/games';
import type { VerifierValues } from '@lobi/ui/games';

/** Facts of a choice or an outcome, by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** Parsed text from the clipboard. */
export interface Claim {
  readonly seeds: PlaySeeds;
  readonly commitment: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly currency: Currency;
  readonly choice: Facts;
  /** Outcome entered by the player; `null` without one. */
  readonly outcome: Facts | null;
}

/** Recomputed result. */
export interface Computed {
  readonly outcome: Facts;
  /** Minor units; `null` if it also depends on other stakes. */
  readonly payout: bigint | null;
}

/** Function that recomputes the plays of a game. */
export interface Recipe {
  /** Whether the revealed seed or hash matches its commitment. */
  promise(claim: Claim): Promise<boolean>;
  compute(claim: Claim): Promise<Computed>;
}

/** Rejects a field. @throws AppError `validation` with the invalid field */
export const refuse = (field: keyof VerifierValues): never => {
  throw new AppError('validation', `${field} cannot be read`, {
    errors: { [field]: ['validation.format'] },
  });
};

/** Rounds are committed by a hash chain: each hash leads to the one published before. */
export const inChain: Recipe['promise'] = ({ seeds, commitment }) =>
  isChainLink(seeds.serverSeed, commitment);
