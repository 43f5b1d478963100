import type { Clock, TimerHandle } from '../ports/clock.ts';

/** How often it is noted that time goes on, in milliseconds. */
const beatMs = 20_000;

/** Hidden tabs are woken once a minute; whoever hears nothing for twice as long has slept. @source ours */
const sleptAfterMs = 120_000;

/** Tells whether this page, or the machine below it, has slept. */
export interface SleepWatch {
  /** Has it slept since it was asked last? */
  hasSlept(): boolean;
  stop(): void;
}

/** Notes the time again and again, so that a gap can be seen after it. */
export function watchSleep(clock: Clock): SleepWatch {
  let lastBeat = clock.now();
  let timer: TimerHandle | undefined;
  let longest = 0;
  const note = (): void => {
    longest = Math.max(longest, clock.now() - lastBeat);
    lastBeat = clock.now();
  };
  const beat = (): void => {
    note();
    timer = clock.setTimeout(beat, beatMs);
  };
  beat();
  return {
    hasSlept() {
      note();
      const slept = longest >= sleptAfterMs;
      longest = 0;
      return slept;
    },
    stop: () => clock.clearTimeout(timer),
  };
}
