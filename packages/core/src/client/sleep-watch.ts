import type { Clock, TimerHandle } from '../ports/clock.ts';
import type { WakeSignal, WakeSignals } from '../ports/wake-signals.ts';

/** Interval of the ticks that detect a sleep, and so the delay of the detection, in milliseconds. */
const beatMs = 1_000;

/** Hidden tabs tick once a minute; a page without a tick for twice as long has slept. @source ours */
const sleptAfterMs = 120_000;

/** A page that becomes visible again after this time may have missed unverifiable changes. @source ours */
const doubtfulAfterMs = 30_000;

/** Detects whether this page or its device has slept. */
export interface SleepWatch {
  /** The wake-up signals of the environment, and `woken` after a sleep that no other signal reports. */
  readonly wake: WakeSignals;
  /** Returns whether it has slept, or was throttled, since the last query. */
  hasSlept(): boolean;
  /** Starts watching; returns the function that stops it. */
  start(): () => void;
}

/** Records the time at every tick, so that a gap shows a sleep. */
export function watchSleep(clock: Clock, environment: WakeSignals): SleepWatch {
  const listeners = new Set<(signal: WakeSignal) => void>();
  let lastBeat = clock.now();
  let longest = 0;
  let isFrozen = false;
  /** Returns the time since the last tick. */
  const note = (): number => {
    const gap = clock.now() - lastBeat;
    longest = Math.max(longest, gap);
    lastBeat = clock.now();
    return gap;
  };
  const emit = (signal: WakeSignal): void => {
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
        if (note() >= sleptAfterMs) emit('woken');
        timer = clock.setTimeout(beat, beatMs);
      };
      lastBeat = clock.now();
      beat();
      const unsubscribe = environment.subscribe((signal) => {
        if (signal === 'touched') {
          if (note() >= doubtfulAfterMs) emit('woken');
          return;
        }
        if (signal === 'frozen') isFrozen = true;
        emit(signal);
      });
      return () => {
        clock.clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
