import { isWin } from '@lobi/formats';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useSound } from '../../primitives/sound/sound-context.ts';
import type { PlayedOnce, PlayState } from './play-frame.types.ts';

/**
 * Plays sounds when a stake was accepted or rejected, and when a play paid more than its stake; a smaller
 * return plays `mark`, like no return. The initially shown result is silent.
 * @source ours (no win sounds or visuals for returns up to the stake)
 */
export function usePlayCues(status: PlayState['status'], last: PlayedOnce | null): void {
  const { cue } = useSound();
  const previous = useRef({ status, id: last?.id });
  useEffect(() => {
    const before = previous.current;
    previous.current = { status, id: last?.id };
    if (last && last.id !== before.id) return cue(isWin(last.amount, last.payout) ? 'win' : 'mark');
    if (status === before.status) return undefined;
    if (status === 'refused') return cue('reject');
    return status === 'idle' && before.status !== 'refused' ? cue('accept') : undefined;
  }, [cue, status, last]);
}

const controls = 'button, [role="radio"], [role="checkbox"], [role="switch"]';

/** Plays a sound when an enabled control inside is pressed. For the root of a game. */
export function useTapCue(): (event: MouseEvent) => void {
  const { cue } = useSound();
  return ({ target }) => {
    const control = target instanceof Element && target.closest(controls);
    if (control && !control.matches(':disabled, [aria-disabled="true"]')) cue('tap');
  };
}
