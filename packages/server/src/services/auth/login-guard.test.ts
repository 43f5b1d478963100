import { describe, expect, it } from 'vitest';
import { countInMemory } from './guess-counter.ts';
import { createLoginGuard, loginLimits } from './login-guard.ts';

const quarterHour = 15 * 60_000;

function guardAt() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const guard = createLoginGuard({
    account: countInMemory(loginLimits.account, now),
    address: countInMemory(loginLimits.address, now),
    everyone: countInMemory(loginLimits.everyone, now),
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
  it('allows at most ten guesses at an account in a quarter of an hour, from however many addresses', async () => {
    const { clock, mayTry } = guardAt();
    let guesses = 0;
    for (let address = 0; clock.now < quarterHour; clock.now += 1_000) {
      for (let n = 0; n < 20; n += 1) {
        address += 1;
        if (await mayTry('player', `10.0.${address >> 8}.${address & 255}`)) guesses += 1;
      }
    }
    expect(guesses).toBe(10);
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
