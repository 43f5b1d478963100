import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { watchSleep } from './sleep-watch.ts';

describe('a watch over sleep', () => {
  it('sees a gap in which no timer ran, once', async () => {
    const clock = createFakeClock();
    let asleepMs = 0;
    const watch = watchSleep({ ...clock, now: () => clock.now() + asleepMs });
    await clock.advance(60_000);
    expect(watch.hasSlept()).toBe(false);
    asleepMs = 8 * 3_600_000;
    expect(watch.hasSlept()).toBe(true);
    expect(watch.hasSlept()).toBe(false);
    // The timer may be the first to run after waking.
    asleepMs *= 2;
    await clock.advance(20_000);
    expect(watch.hasSlept()).toBe(true);
    watch.stop();
  });

  it('takes a hidden tab, whose timers run once a minute, for awake, and leaves no timer', async () => {
    const clock = createFakeClock();
    const watch = watchSleep(clock);
    await clock.advance(600_000);
    expect(watch.hasSlept()).toBe(false);
    watch.stop();
    expect(clock.pending()).toBe(0);
  });
});
