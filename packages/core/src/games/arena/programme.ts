import type { Fighters } from '../../contract/schemas/event.ts';

/** A fight of a programme; `round` is its round, `null` while it is only planned. */
export interface ProgrammeFight extends Readonly<Fighters> {
  readonly round: object | null;
}

/**
 * Returns whether a new programme keeps every fight that became a round in place, with the same
 * fighters. Planned fights may be changed, moved and removed.
 * @source ours – spec §1 names only the cockfight arena
 */
export const keepsStartedFights = (
  programme: readonly ProgrammeFight[],
  wanted: readonly Fighters[],
): boolean =>
  programme.every(
    ({ round, meron, wala }, index) =>
      round === null || (wanted[index]?.meron === meron && wanted[index]?.wala === wala),
  );
