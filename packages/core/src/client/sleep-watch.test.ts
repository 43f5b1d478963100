import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { watchSleep } from './sleep-watch.ts';

/** A sleep watch on a machine that can sleep: time passes, but timers do not run. */
function watched() {
  const fake = createFakeClock();
  let asleepMs = 0;
  const clock = { ...fake, now: () => fake.now() + asleepMs };
  const environment = createFakeEnvironment({ clock });
  const watch = watchSleep(clock, environment.wake);
  const signals: string[] = [];
  watch.wake.subscribe((signal) => signals.push(signal));
  const stop = watch.start();
  const sleep = (ms: number): void => {
    asleepMs += ms;
  };
  return { ...watch, stop, signals, sleep, clock: fake, signal: environment.signal };
}

describe('the sleep watch', () => {
  it('the sleep watch detects a gap in which no timer ran, once', async () => {
    const { hasSlept, sleep, clock } = watched();
    await clock.advance(60_000);
    expect(hasSlept()).toBe(false);
    sleep(8 * 3_600_000);
    expect(hasSlept()).toBe(true);
    expect(hasSlept()).toBe(false);
  });

  it('the sleep watch reports a sleep within a second of waking, without any other signal', async () => {
    const { signals, hasSlept, sleep, clock } = watched();
    await clock.advance(10_000);
    sleep(8 * 3_600_000);
    await clock.advance(1_000);
    expect(signals).toEqual(['woken']);
    expect(hasSlept()).toBe(true);
    await clock.advance(60_000);
    expect(signals).toEqual(['woken']);
  });

  it('the sleep watch reports a sleep before the first input after it, and nothing for input without a sleep', async () => {
    const { signals, hasSlept, sleep, clock, signal } = watched();
    await clock.advance(10_000);
    signal('touched');
    expect(signals).toEqual([]);
    sleep(8 * 3_600_000);
    signal('touched');
    expect(signals).toEqual(['woken']);
    expect(hasSlept()).toBe(true);
    signal('touched');
    expect(signals).toEqual(['woken']);
  });

  it('the sleep watch ignores the slow timers of a hidden tab until it is visible again', () => {
    const { signals, hasSlept, sleep, clock, signal } = watched();
    for (let minute = 0; minute < 10; minute += 1) {
      sleep(59_000);
      void clock.advance(1_000);
    }
    expect(signals).toEqual([]);
    signal('visible');
    expect(signals).toEqual(['visible']);
    expect(hasSlept()).toBe(true);
  });

  it('the sleep watch counts a page as asleep even if it was frozen only briefly', () => {
    const { signals, hasSlept, signal } = watched();
    signal('frozen');
    signal('resumed');
    expect(signals).toEqual(['frozen', 'resumed']);
    expect(hasSlept()).toBe(true);
    expect(hasSlept()).toBe(false);
  });

  it('the sleep watch forwards signals of the environment until it is stopped, and leaves no timer', () => {
    const { signals, stop, clock, signal } = watched();
    for (const each of ['visible', 'online', 'restored', 'offline'] as const) signal(each);
    expect(signals).toEqual(['visible', 'online', 'restored', 'offline']);
    stop();
    signal('visible');
    expect(signals).toHaveLength(4);
    expect(clock.pending()).toBe(0);
  });
});
