import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { watchSleep } from './sleep-watch.ts';

/** A watch over a page whose machine can sleep: time passes, and no timer runs. */
function watched() {
  const fake = createFakeClock();
  let asleepMs = 0;
  const clock = { ...fake, now: () => fake.now() + asleepMs };
  const environment = createFakeEnvironment({ clock });
  const watch = watchSleep(clock, environment.wake);
  const told: string[] = [];
  watch.wake.subscribe((signal) => told.push(signal));
  const stop = watch.start();
  const sleep = (ms: number): void => {
    asleepMs += ms;
  };
  return { ...watch, stop, told, sleep, clock: fake, signal: environment.signal };
}

describe('a watch over sleep', () => {
  it('sees a gap in which no timer ran, once', async () => {
    const { hasSlept, sleep, clock } = watched();
    await clock.advance(60_000);
    expect(hasSlept()).toBe(false);
    sleep(8 * 3_600_000);
    expect(hasSlept()).toBe(true);
    expect(hasSlept()).toBe(false);
  });

  it('tells by itself of a sleep that nothing else tells of, within a second of waking', async () => {
    const { told, hasSlept, sleep, clock } = watched();
    await clock.advance(10_000);
    sleep(8 * 3_600_000);
    await clock.advance(1_000);
    expect(told).toEqual(['woken']);
    expect(hasSlept()).toBe(true);
    await clock.advance(60_000);
    expect(told).toEqual(['woken']);
  });

  it('tells of it before anything that somebody does then, and of no deed by day', async () => {
    const { told, hasSlept, sleep, clock, signal } = watched();
    await clock.advance(10_000);
    signal('touched');
    expect(told).toEqual([]);
    sleep(8 * 3_600_000);
    signal('touched');
    expect(told).toEqual(['woken']);
    expect(hasSlept()).toBe(true);
    signal('touched');
    expect(told).toEqual(['woken']);
  });

  it('lets a hidden tab be, whose timers run once a minute, until it is looked at again', () => {
    const { told, hasSlept, sleep, clock, signal } = watched();
    for (let minute = 0; minute < 10; minute += 1) {
      sleep(59_000);
      void clock.advance(1_000);
    }
    expect(told).toEqual([]);
    signal('visible');
    expect(told).toEqual(['visible']);
    expect(hasSlept()).toBe(true);
  });

  it('takes a page that was frozen for asleep, however short', () => {
    const { told, hasSlept, signal } = watched();
    signal('frozen');
    signal('resumed');
    expect(told).toEqual(['frozen', 'resumed']);
    expect(hasSlept()).toBe(true);
    expect(hasSlept()).toBe(false);
  });

  it('passes on what the environment tells until it is stopped, and leaves no timer', () => {
    const { told, stop, clock, signal } = watched();
    for (const each of ['visible', 'online', 'restored', 'offline'] as const) signal(each);
    expect(told).toEqual(['visible', 'online', 'restored', 'offline']);
    stop();
    signal('visible');
    expect(told).toHaveLength(4);
    expect(clock.pending()).toBe(0);
  });
});
