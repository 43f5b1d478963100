import type { Attempts, BetActor, PlayActor, TransferActor } from './attempts.ts';
import { loadOnce } from './load-once.ts';

type OrNull<Start, Actor> = Start extends (...request: infer Request) => Actor
  ? (...request: Request) => Actor | null
  : never;

/** Attempts whose code guests do not load. Until it is loaded, nothing can be attempted. */
export interface LazyAttempts extends Omit<Attempts, 'bet' | 'play' | 'transfer'> {
  readonly bet: OrNull<Attempts['bet'], BetActor>;
  readonly play: OrNull<Attempts['play'], PlayActor>;
  readonly transfer: OrNull<Attempts['transfer'], TransferActor>;
  /** Loads the code. A client awaits it before a user counts as signed in. */
  load(): Promise<void>;
}

/** Creates attempts whose code is loaded on request. */
export function createLazyAttempts(create: () => Promise<Attempts>): LazyAttempts {
  const attempts = loadOnce(create);
  return {
    load: () => attempts.load().then(() => undefined),
    bet: (...request) => attempts.current()?.bet(...request) ?? null,
    play: (...request) => attempts.current()?.play(...request) ?? null,
    transfer: (...request) => attempts.current()?.transfer(...request) ?? null,
    resume: (userId) => attempts.current()?.resume(userId),
    wake: () => attempts.current()?.wake(),
    stop: () => attempts.current()?.stop(),
  };
}
