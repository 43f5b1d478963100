import { describe, expect, it } from 'vitest';
import { createMemoryCounter } from './guess-counter.ts';
import { createLoginGuard, loginLimits, turnLifeMs } from './login-guard.ts';
import { createMemoryTurns } from './waiting-turns.ts';

const quarterHour = 15 * 60_000;

function guardAt() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const guard = createLoginGuard({
    own: createMemoryCounter(loginLimits.own, now),
    account: createMemoryCounter(loginLimits.account, now),
    address: createMemoryCounter(loginLimits.address, now),
    everyone: createMemoryCounter(loginLimits.everyone, now),
    turns: createMemoryTurns(turnLifeMs, now),
  });
  const mayTry = (username: string, address: string, device?: string): Promise<boolean> =>
    guard.begin({ username, address, device }).then(
      () => true,
      () => false,
    );
  /** Makes this number of attempts, one after the other. */
  const tries = async (count: number, one: (n: number) => Promise<boolean>): Promise<boolean[]> => {
    const outcomes: boolean[] = [];
    for (let n = 0; n < count; n += 1) outcomes.push(await one(n));
    return outcomes;
  };
  return { clock, guard, mayTry, tries };
}

describe('login guard', () => {
  /**
   * Counts the guesses that are checked within a quarter of an hour, at twenty per second from the
   * networks that the function chooses.
   */
  const guessesFrom = async (networkOf: (n: number) => string): Promise<number> => {
    const { clock, mayTry } = guardAt();
    let guesses = 0;
    let sent = 0;
    for (; clock.now < quarterHour; clock.now += 1_000) {
      for (let n = 0; n < 20; n += 1) {
        sent += 1;
        if (await mayTry('player', networkOf(sent))) guesses += 1;
      }
    }
    return guesses;
  };
  const addressOf = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

  // id: login-guard-ten-guesses
  it('the guard allows at most ten guesses at an account in a quarter of an hour from one network', async () => {
    expect(await guessesFrom(() => '10.0.0.1')).toBe(10);
    expect(await guessesFrom((n) => `2001:db8:0:7::${n.toString(16)}`)).toBe(10);
  });

  it('the guard allows about one guess a minute in total to networks that guess once each', async () => {
    // Five without a wait, one at 15 s, one at 45 s, then one every 55 s from 100 s on.
    expect(await guessesFrom(addressOf)).toBe(5 + 2 + 15);
  });

  it('the guard allows at most ten guesses in a quarter of an hour to each returning network', async () => {
    const networks = 7;
    expect(await guessesFrom((n) => addressOf(n % networks))).toBeLessThanOrEqual(10 * networks);
  });

  // id: login-guard-owner-gets-in
  it('the guard admits the owner on a new device within a minute, for any number of guessing networks', async () => {
    const { clock, guard, mayTry } = guardAt();
    let sent = 0;
    const guessForASecond = async (): Promise<void> => {
      clock.now += 1_000;
      for (let n = 0; n < 40; n += 1) await mayTry('player', addressOf((sent += 1) % 500));
    };
    // Runs for half an hour, until every wait has reached its maximum.
    for (let second = 0; second < 1_800; second += 1) await guessForASecond();
    const began = clock.now;
    // A guard that never admits the owner must fail this test, not hang it.
    while (clock.now - began <= 60_000) {
      const wait = await guard
        .begin({ username: 'player', address: '203.0.113.7', device: undefined })
        .then(
          () => 0,
          ({ retryAfterSeconds }: { retryAfterSeconds: number }) => retryAfterSeconds,
        );
      if (wait === 0) break;
      for (let second = 0; second < wait; second += 1) await guessForASecond();
    }
    expect(clock.now - began).toBeGreaterThan(0);
    expect(clock.now - began).toBeLessThanOrEqual(60_000);
  });

  it('the guard reserves the turn of an owner with the right password who has yet to send a code', async () => {
    const { clock, guard, mayTry, tries } = guardAt();
    await tries(5, (n) => mayTry('player', addressOf(n)));
    const owner = { username: 'player', address: '203.0.113.7', device: undefined };
    await expect(guard.begin(owner)).rejects.toThrowError(
      expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 15 }),
    );
    clock.now += 15_000;
    // Another network takes the attempt that is available now.
    expect(await mayTry('player', '10.9.9.9')).toBe(true);
    await (await guard.begin(owner)).takeBack();
    await (await guard.begin(owner)).succeed();
  });

  it('the guard grants a turn once, and drops one that is not taken', async () => {
    const { clock, mayTry, tries } = guardAt();
    await tries(5, (n) => mayTry('player', addressOf(n)));
    expect(await mayTry('player', '203.0.113.7')).toBe(false);
    clock.now += 15_000;
    await mayTry('player', '10.9.9.9');
    expect(await mayTry('player', '203.0.113.7')).toBe(true);
    expect(await mayTry('player', '203.0.113.7')).toBe(false);

    clock.now += turnLifeMs + 60_001;
    await mayTry('player', '10.9.9.8');
    expect(await mayTry('player', '203.0.113.7')).toBe(false);
  });

  // id: owner-on-known-device-gets-in
  it('the guard admits the owner on a known device while other networks guess', async () => {
    const { mayTry, tries } = guardAt();
    await tries(50, () => mayTry('player', '10.0.0.1'));
    expect(await mayTry('player', '10.0.0.1')).toBe(false);
    expect(await mayTry('player', '10.0.0.1', 'device')).toBe(true);
  });

  it('the guard limits guesses on a known device as well', async () => {
    const { mayTry, tries } = guardAt();
    const outcomes = await tries(6, () => mayTry('player', '10.0.0.1', 'device'));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
  });

  it('the guard limits one address that guesses at many accounts', async () => {
    const { mayTry, tries } = guardAt();
    const allowed = await tries(1_000, (n) => mayTry(`user${n}`, '10.0.0.1'));
    expect(allowed.filter(Boolean)).toHaveLength(loginLimits.address.free);
    expect(await mayTry('user1', '10.0.0.2')).toBe(true);
  });

  it('the guard resets the attempts of an account after a correct password', async () => {
    const { guard, mayTry, tries } = guardAt();
    await tries(4, () => mayTry('player', '10.0.0.1'));
    await (
      await guard.begin({ username: 'player', address: '10.0.0.1', device: undefined })
    ).succeed();
    const outcomes = await tries(6, () => mayTry('player', '10.0.0.1'));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
  });

  it('the guard does not count an attempt that is taken back, and keeps earlier ones', async () => {
    const { guard, mayTry, tries } = guardAt();
    const attempt = { username: 'player', address: '10.0.0.1', device: undefined };
    await tries(4, () => mayTry('player', '10.0.0.1'));
    for (let n = 0; n < 10; n += 1) await (await guard.begin(attempt)).takeBack();
    expect(await tries(2, () => mayTry('player', '10.0.0.1'))).toEqual([true, false]);
    const others = await tries(60, (n) => mayTry(`user${n}`, '10.0.0.1'));
    expect(others.filter(Boolean)).toHaveLength(loginLimits.address.free - 5);
  });

  it('the guard returns the remaining wait', async () => {
    const { guard, mayTry, tries } = guardAt();
    await tries(5, () => mayTry('player', '10.0.0.1'));
    await expect(
      guard.begin({ username: 'player', address: '10.0.0.1', device: undefined }),
    ).rejects.toThrowError(
      expect.objectContaining({
        code: 'rate_limited',
        retryAfterSeconds: 15,
        params: { seconds: 15 },
      }),
    );
  });
});
