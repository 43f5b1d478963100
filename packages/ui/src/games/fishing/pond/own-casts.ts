import type { FishingResult } from '../fishing.types.ts';
import { castPhase, type Cast } from './cast.ts';
import type { Swimmer } from './pond.ts';
import type { PondFacts } from './run-pond.ts';

/** A net and its fish. */
export interface LiveCast extends Cast {
  readonly name: string;
  readonly swimmer: Swimmer | undefined;
  /** Position of the catch when the result arrived. */
  readonly from: Swimmer | undefined;
}

/** A net of the player. */
export interface OwnCast extends LiveCast {
  /** `null` before the response. */
  readonly result: FishingResult | null;
  readonly isClosed: boolean;
}

interface Parts {
  /** Starts a net towards a fish of this kind. */
  readonly begin: (now: number, name: string) => LiveCast;
  /** Takes a catch out of the water. */
  readonly lift: (live: LiveCast) => LiveCast;
  readonly facts: () => PondFacts;
}

/** The player's nets in the air: the answered ones, and at most one that waits for its response. */
export interface OwnCasts {
  /** Oldest first. */
  readonly all: () => readonly OwnCast[];
  readonly advance: (now: number) => void;
}

/** Creates the nets of a player. `restedId` is the id of the initial result, which is not animated. */
export function createOwnCasts(restedId: string | null, { begin, lift, facts }: Parts): OwnCasts {
  let answeredId = restedId;
  let casts: readonly OwnCast[] = [];

  const launch = (now: number, name: string): OwnCast => {
    facts().cue('cast');
    return { ...begin(now, name), result: null, isClosed: false };
  };

  /** Starts the net of a new cast, and gives each response to the net that waits for it. */
  const answer = (now: number): void => {
    const { target, casting, result } = facts();
    const answered = casts.filter((net) => net.answer);
    const waiting = casts.find((net) => !net.answer);
    if (result !== null && result.id !== answeredId) {
      const net = waiting ?? launch(now, result.target);
      casts = [...answered, { ...net, result, answer: { at: now, caught: result.caught } }];
      answeredId = result.id;
    } else if (waiting && !casting) {
      casts = answered;
    }
    if (casting && casts.every((net) => net.answer)) {
      casts = [...casts, launch(now, target ?? '')];
    }
  };

  const move = (net: OwnCast, now: number): OwnCast => {
    const { phase } = castPhase(net, now);
    const closes = phase !== 'flying' && !net.isClosed;
    if (closes) facts().cue('net');
    const lifted = phase === 'caught' && !net.from ? lift(net) : net;
    return { ...net, ...lifted, isClosed: net.isClosed || closes };
  };

  const advance = (now: number): void => {
    answer(now);
    casts = casts.map((net) => move(net, now));
    // In the order of the casts: a short miss may be over before the long catch that preceded it.
    for (;;) {
      const [first, ...others] = casts;
      if (!first?.result || castPhase(first, now).phase !== 'over') return;
      casts = others;
      facts().onRest(first.result);
    }
  };

  return { all: () => casts, advance };
}
