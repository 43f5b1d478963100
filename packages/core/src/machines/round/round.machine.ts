import { isNewerRound } from '../../contract/newer-round.ts';
import type { Round } from '../../contract/schemas/round.ts';
import { createFeedMachine, type FeedEffects } from '../feed/feed.machine.ts';

/** Effects of the round machine. */
export type RoundEffects = Omit<FeedEffects<Round>, 'mayReplace'>;

/**
 * A watched round. A snapshot is only replaced by one that `isNewerRound`, so that pools and odds never
 * run backwards.
 * @source ours – spec §4 states that rounds have status updates
 */
export function createRoundMachine(effects: RoundEffects) {
  return createFeedMachine<Round>('round', { ...effects, mayReplace: isNewerRound });
}

/** Type of the round machine. */
export type RoundMachine = ReturnType<typeof createRoundMachine>;
