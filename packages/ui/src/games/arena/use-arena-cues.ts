import { isWin } from '@lobi/formats';
import { useEffect, useRef } from 'react';
import { useSound } from '../../primitives/sound/sound-context.ts';
import type { ArenaBet, ArenaRound, BetPlacement } from './arena.types.ts';
import { outcomeOf } from './round-facts.ts';

/** Sounds that a bet was accepted or rejected. */
export function usePlacementCues(status: BetPlacement['status']): void {
  const { cue } = useSound();
  const previous = useRef(status);
  useEffect(() => {
    if (previous.current === status) return;
    previous.current = status;
    if (status === 'placed') cue('accept');
    if (status === 'refused') cue('reject');
  }, [cue, status]);
}

/**
 * Plays a sound when the player wins a watched fight, once all the player's bets are paid. A return of the
 * stake or less is silent. @param bets the player's bets; `undefined` while loading
 */
export function useWinCue(round: ArenaRound | null, bets: readonly ArenaBet[] | undefined): void {
  const { cue } = useSound();
  const seenRunning = useRef<string>(undefined);
  useEffect(() => {
    if (!round) return;
    if (round.status !== 'settled') {
      seenRunning.current = round.id;
      return;
    }
    const outcome = bets && outcomeOf(bets, round);
    if (!outcome || seenRunning.current !== round.id) return;
    seenRunning.current = undefined;
    if (isWin(outcome.staked, outcome.returned)) cue('win');
  }, [cue, round, bets]);
}
