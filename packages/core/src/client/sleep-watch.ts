import type { Clock, TimerHandle } from '../ports/clock.ts';
import type { WakeSignal, WakeSignals } from '../ports/wake-signals.ts';

/**
 * Interval in which the passing of time is recorded, and so the delay with which a sleep is
 * detected, in milliseconds.
 */
const beatMs = 1_000;

/**
 * Hidden tabs are woken once a minute; a page without a tick for twice as long has slept.
 * @source ours
 */
const sleptAfterMs = 120_000;

/** A page that is looked at again after this time may have missed what it could not check. @source ours */
const doubtfulAfterMs = 30_000;

/** Detects whether this page, or the machine below it, has slept. */
export interface SleepWatch {
  /** The signals of the environment, and `woken` after a sleep that no other signal reports. */
  readonly wake: WakeSignals;
  /** Has it slept, or hardly run, since it was asked last? */
  hasSlept(): boolean;
  /** Begins to watch; returns the function that stops it. */
  start(): () => void;
}

/** Notes the time again and again, so that a gap can be seen after it. */
export function watchSleep(clock: Clock, environment: WakeSignals): SleepWatch {
  const listeners = new Set<(signal: WakeSignal) => void>();
  let lastBeat = clock.now();
  let longest = 0;
  let isFrozen = false;
  /** Answers for how long there was no tick. */
  const note = (): number => {
    const gap = clock.now() - lastBeat;
    longest = Math.max(longest, gap);
    lastBeat = clock.now();
    return gap;
  };
  const tell = (signal: WakeSignal): void => {
    for (const listener of [...listeners]) listener(signal);
  };

  return {
    wake: {
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    hasSlept() {
      note();
      const hasSlept = isFrozen || longest >= doubtfulAfterMs;
      longest = 0;
      isFrozen = false;
      return hasSlept;
    },
    start() {
      let timer: TimerHandle | undefined;
      const beat = (): void => {
        if (note() >= sleptAfterMs) tell('woken');
        timer = clock.setTimeout(beat, beatMs);
      };
      lastBeat = clock.now();
      beat();
      const unsubscribe = environment.subscribe((signal) => {
        if (signal === 'touched') {
          if (note() >= doubtfulAfterMs) tell('woken');
          return;
        }
        if (signal === 'frozen') isFrozen = true;
        tell(signal);
      });
      return () => {
        clock.clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
