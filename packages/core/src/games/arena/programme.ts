import type { Fighters } from '../../contract/schemas/event.ts';

/** A fight of a programme; `round` is what it became, `null` while it is only planned. */
export interface ProgrammeFight extends Readonly<Fighters> {
  readonly round: object | null;
}

/**
 * Does a new programme leave every fight that became a round where it stood, with the same
 * fighters? Fights that are only planned may be changed, moved and dropped.
 * @source ours – spec §1 names only the cockfight arena
 */
export const keepsFoughtFights = (
  programme: readonly ProgrammeFight[],
  wanted: readonly Fighters[],
): boolean =>
  programme.every(
    ({ round, meron, wala }, index) =>
      round === null || (wanted[index]?.meron === meron && wanted[index]?.wala === wala),
  );
