import { describe, expect, it } from 'vitest';
import { countInMemory } from './guess-counter.ts';
import { createLoginGuard, loginLimits, turnLifeMs } from './login-guard.ts';
import { turnsInMemory } from './waiting-turns.ts';

const quarterHour = 15 * 60_000;

function guardAt() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const guard = createLoginGuard({
    own: countInMemory(loginLimits.own, now),
    account: countInMemory(loginLimits.account, now),
    address: countInMemory(loginLimits.address, now),
    everyone: countInMemory(loginLimits.everyone, now),
    turns: turnsInMemory(turnLifeMs, now),
  });
  const mayTry = (username: string, address: string, device?: string): Promise<boolean> =>
    guard.begin({ username, address, device }).then(
      () => true,
      () => false,
    );
  /** So many tries, one after the other. */
  const tries = async (count: number, one: (n: number) => Promise<boolean>): Promise<boolean[]> => {
    const outcomes: boolean[] = [];
    for (let n = 0; n < count; n += 1) outcomes.push(await one(n));
    return outcomes;
  };
  return { clock, guard, mayTry, tries };
}

describe('login guard', () => {
  /** Guesses that are answered in a quarter of an hour, of twenty a second from networks of this choice. */
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
  it('allows at most ten guesses at an account in a quarter of an hour from one network', async () => {
    expect(await guessesFrom(() => '10.0.0.1')).toBe(10);
    expect(await guessesFrom((n) => `2001:db8:0:7::${n.toString(16)}`)).toBe(10);
  });

  it('allows about one guess a minute together to networks that come once each', async () => {
    // Five free ones, one at 15 s, one at 45 s, then one every 55 s from 100 s on.
    expect(await guessesFrom(addressOf)).toBe(5 + 2 + 15);
  });

  it('allows no more than ten guesses in a quarter of an hour to each network that comes back', async () => {
    const networks = 7;
    expect(await guessesFrom((n) => addressOf(n % networks))).toBeLessThanOrEqual(10 * networks);
  });

  // id: login-guard-owner-gets-in
  it('lets the owner in on a new device within a minute, however many networks guess as fast as they may', async () => {
    const { clock, guard, mayTry } = guardAt();
    let sent = 0;
    const guessForASecond = async (): Promise<void> => {
      clock.now += 1_000;
      for (let n = 0; n < 40; n += 1) await mayTry('player', addressOf((sent += 1) % 500));
    };
    // Half an hour of it, until every wait is as long as it gets.
    for (let second = 0; second < 1_800; second += 1) await guessForASecond();
    const began = clock.now;
    // A guard that never lets the owner in must fail this test, not hang it.
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

  it('keeps the turn of an owner whose password was right and who has yet to send a code', async () => {
    const { clock, guard, mayTry, tries } = guardAt();
    await tries(5, (n) => mayTry('player', addressOf(n)));
    const owner = { username: 'player', address: '203.0.113.7', device: undefined };
    await expect(guard.begin(owner)).rejects.toThrowError(
      expect.objectContaining({ code: 'too_many', retryAfterSeconds: 15 }),
    );
    clock.now += 15_000;
    // Another network takes the attempt that is free now.
    expect(await mayTry('player', '10.9.9.9')).toBe(true);
    await (await guard.begin(owner)).takeBack();
    await (await guard.begin(owner)).succeed();
  });

  it('gives a turn once, and forgets one that is not taken', async () => {
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

  it('lets the owner in on a known device while strangers guess', async () => {
    const { mayTry, tries } = guardAt();
    await tries(50, () => mayTry('player', '10.0.0.1'));
    expect(await mayTry('player', '10.0.0.1')).toBe(false);
    expect(await mayTry('player', '10.0.0.1', 'device')).toBe(true);
  });

  it('slows guesses on a known device too', async () => {
    const { mayTry, tries } = guardAt();
    const outcomes = await tries(6, () => mayTry('player', '10.0.0.1', 'device'));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
  });

  it('slows one address that sprays over many accounts', async () => {
    const { mayTry, tries } = guardAt();
    const allowed = await tries(1_000, (n) => mayTry(`user${n}`, '10.0.0.1'));
    expect(allowed.filter(Boolean)).toHaveLength(loginLimits.address.free);
    expect(await mayTry('user1', '10.0.0.2')).toBe(true);
  });

  it('forgets the tries of an account once the password was right', async () => {
    const { guard, mayTry, tries } = guardAt();
    await tries(4, () => mayTry('player', '10.0.0.1'));
    await (
      await guard.begin({ username: 'player', address: '10.0.0.1', device: undefined })
    ).succeed();
    const outcomes = await tries(6, () => mayTry('player', '10.0.0.1'));
    expect(outcomes).toEqual([true, true, true, true, true, false]);
  });

  it('does not count a try that is taken back, nor forget those before it', async () => {
    const { guard, mayTry, tries } = guardAt();
    const attempt = { username: 'player', address: '10.0.0.1', device: undefined };
    await tries(4, () => mayTry('player', '10.0.0.1'));
    for (let n = 0; n < 10; n += 1) await (await guard.begin(attempt)).takeBack();
    expect(await tries(2, () => mayTry('player', '10.0.0.1'))).toEqual([true, false]);
    const others = await tries(60, (n) => mayTry(`user${n}`, '10.0.0.1'));
    expect(others.filter(Boolean)).toHaveLength(loginLimits.address.free - 5);
  });

  it('tells how long to wait', async () => {
    const { guard, mayTry, tries } = guardAt();
    await tries(5, () => mayTry('player', '10.0.0.1'));
    await expect(
      guard.begin({ username: 'player', address: '10.0.0.1', device: undefined }),
    ).rejects.toThrowError(
      expect.objectContaining({ code: 'too_many', retryAfterSeconds: 15, params: { seconds: 15 } }),
    );
  });
});
