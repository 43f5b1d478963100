import { describe, expect, it } from 'vitest';
import { createLoginGuard, loginLimits } from './login-guard.ts';

const quarterHour = 15 * 60_000;

function guardAt() {
  const clock = { now: 0 };
  const guard = createLoginGuard(() => clock.now);
  const mayTry = (username: string, address: string, device?: string): boolean => {
    try {
      guard.begin({ username, address, device });
      return true;
    } catch {
      return false;
    }
  };
  return { clock, guard, mayTry };
}

describe('login guard', () => {
  it('allows at most ten guesses at an account in a quarter of an hour, from however many addresses', () => {
    const { clock, mayTry } = guardAt();
    let guesses = 0;
    for (let address = 0; clock.now < quarterHour; clock.now += 1_000) {
      for (let n = 0; n < 20; n += 1) {
        address += 1;
        if (mayTry('player', `10.0.${address >> 8}.${address & 255}`)) guesses += 1;
      }
    }
    expect(guesses).toBe(10);
  });

  it('lets the owner in on a known device while strangers guess', () => {
    const { mayTry } = guardAt();
    for (let n = 0; n < 50; n += 1) mayTry('player', '10.0.0.1');
    expect(mayTry('player', '10.0.0.1')).toBe(false);
    expect(mayTry('player', '10.0.0.1', 'device')).toBe(true);
  });

  it('slows guesses on a known device too', () => {
    const { mayTry } = guardAt();
    const tries = Array.from({ length: 6 }, () => mayTry('player', '10.0.0.1', 'device'));
    expect(tries).toEqual([true, true, true, true, true, false]);
  });

  it('slows one address that sprays over many accounts', () => {
    const { mayTry } = guardAt();
    const allowed = Array.from({ length: 1_000 }, (_, n) => mayTry(`user${n}`, '10.0.0.1'));
    expect(allowed.filter(Boolean)).toHaveLength(loginLimits.address.free);
    expect(mayTry('user1', '10.0.0.2')).toBe(true);
  });

  it('forgets the tries of an account once the password was right', () => {
    const { guard, mayTry } = guardAt();
    for (let n = 0; n < 4; n += 1) mayTry('player', '10.0.0.1');
    guard.begin({ username: 'player', address: '10.0.0.1', device: undefined }).succeed();
    const tries = Array.from({ length: 6 }, () => mayTry('player', '10.0.0.1'));
    expect(tries).toEqual([true, true, true, true, true, false]);
  });

  it('does not count a try that is taken back, nor forget those before it', () => {
    const { guard, mayTry } = guardAt();
    const attempt = { username: 'player', address: '10.0.0.1', device: undefined };
    for (let n = 0; n < 4; n += 1) mayTry('player', '10.0.0.1');
    for (let n = 0; n < 10; n += 1) guard.begin(attempt).takeBack();
    expect([mayTry('player', '10.0.0.1'), mayTry('player', '10.0.0.1')]).toEqual([true, false]);
    const others = Array.from({ length: 60 }, (_, n) => mayTry(`user${n}`, '10.0.0.1'));
    expect(others.filter(Boolean)).toHaveLength(loginLimits.address.free - 5);
  });

  it('tells how long to wait', () => {
    const { guard, mayTry } = guardAt();
    for (let n = 0; n < 5; n += 1) mayTry('player', '10.0.0.1');
    expect(() =>
      guard.begin({ username: 'player', address: '10.0.0.1', device: undefined }),
    ).toThrowError(
      expect.objectContaining({ code: 'too_many', retryAfterSeconds: 15, params: { seconds: 15 } }),
    );
  });
});
