import type { Play } from '@lobi/core/contract';
import { crashStepBp, type CrashChoice } from '@lobi/core/games';
import type { PlayController } from '@lobi/core/react';
import type { CrashBetRequest, CrashSlot } from '@lobi/ui/stages';
import { choiceOf, outcomeOf } from '../play-frame/play-shapes.ts';

/** Public outcome of a play. */
export interface CrashOutcomeFacts {
  readonly payout: unknown;
  readonly cashedOutBp: number | null;
  readonly pointBp: number | null;
}

/** Conversion of basis points to the kit's multiples per 100. */
export const perHundred = (basisPoints: number): number => Math.floor(basisPoints / crashStepBp);

/** The choice of a request; its slot is that of the controller that sends it. */
export const toCrashChoice = ({
  autoCashOut,
}: CrashBetRequest): { autoCashOutBp: number | null } => ({
  autoCashOutBp: autoCashOut === null ? null : autoCashOut * crashStepBp,
});

const toRequest = (play: Play): CrashBetRequest => {
  const { autoCashOutBp } = choiceOf<CrashChoice>(play);
  return {
    amount: play.amount,
    autoCashOut: autoCashOutBp === null ? null : perHundred(autoCashOutBp),
  };
};

function overSlot(play: Play): CrashSlot {
  const request = toRequest(play);
  if (play.status === 'refunded') return { status: 'refunded', ...request };
  const { cashedOutBp } = outcomeOf<CrashOutcomeFacts>(play);
  if (play.status !== 'won' || cashedOutBp === null) return { status: 'lost', ...request };
  return {
    status: 'cashed',
    ...request,
    multiplier: perHundred(cashedOutBp),
    payout: play.payout ?? '0',
  };
}

/** The play that ended later; both have ended. */
export function laterOf(a: Play | null, b: Play | null): Play | null {
  const endedAt = (play: Play | null): number => Date.parse(play?.settledAt ?? '') || 0;
  return endedAt(b) > endedAt(a) ? b : a;
}

/** Everything that determines the display of a bet. */
export interface CrashSlotFacts extends Pick<PlayController, 'status' | 'open' | 'last'> {
  /** Round that the table shows. */
  readonly roundId: string;
  /** Waits on this device for the next round. */
  readonly queued: CrashBetRequest | null;
  /** The last sent bet. */
  readonly sent: CrashBetRequest | null;
  /** Why the last step was rejected, as text. */
  readonly message?: string | undefined;
}

/** The bet of a player as the stage shows it. */
export function toCrashSlot(facts: CrashSlotFacts): CrashSlot {
  const { status, open, last, roundId, queued, sent, message } = facts;
  if (open) {
    return { status: status === 'idle' ? 'in' : 'cashing', ...toRequest(open), message };
  }
  if (status !== 'idle' && sent) {
    return { status: status === 'unknown' ? 'unknown' : 'placing', ...sent };
  }
  if (queued) return { status: 'queued', ...queued };
  if (message !== undefined) return { status: 'idle', message };
  return last?.round?.id === roundId ? overSlot(last) : { status: 'idle' };
}
