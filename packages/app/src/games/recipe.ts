import { AppError, type Currency } from '@lobi/core/contract';
import { follows, type PlaySeeds } from '@lobi/core/games';
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
  /** Outcome as the player entered it; `null` if none was entered. */
  readonly outcome: Facts | null;
}

/** Recomputed result. */
export interface Computed {
  readonly outcome: Facts;
  /** Minor units; `null` where other stakes decide it as well. */
  readonly payout: bigint | null;
}

/** Function that recomputes the plays of a game. */
export interface Recipe {
  /** Is the revealed seed or hash the one that was promised? */
  promise(claim: Claim): Promise<boolean>;
  compute(claim: Claim): Promise<Computed>;
}

/** @throws AppError `validation` with a field that cannot be read */
export const refuse = (field: keyof VerifierValues): never => {
  throw new AppError('validation', `${field} cannot be read`, {
    errors: { [field]: ['validation.format'] },
  });
};

/** Rounds are promised by a hash chain: each hash leads to the one published before. */
export const inChain: Recipe['promise'] = ({ seeds, commitment }) =>
  follows(seeds.serverSeed, commitment);
