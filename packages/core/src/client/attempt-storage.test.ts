import { describe, expect, it } from 'vitest';
import type { PendingAttempt } from '../ports/attempt-store.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/fake-environment.ts';
import { createAttemptStorage } from './attempt-storage.ts';

function setUp() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const store = createAttemptStorage(storage, () => clock.now());
  const attempt = (key: string, userId = 'a'): PendingAttempt => ({
    key,
    userId,
    kind: 'bet',
    targetId: 'round-1',
    body: { selection: 'meron', amount: '1000' },
    createdAt: clock.now(),
  });
  const keys = (userId = 'a') => store.list(userId).map(({ key }) => key);
  return { clock, storage, store, attempt, keys };
}

describe('stored attempts', () => {
  it('stored attempts belong to the user who made them', () => {
    const { store, attempt, keys } = setUp();
    store.put(attempt('k1'));
    store.put(attempt('k2', 'b'));
    store.put(attempt('k1'));
    expect([keys('a'), keys('b')]).toEqual([['k1'], ['k2']]);
    store.remove('k1');
    expect([keys('a'), keys('b')]).toEqual([[], ['k2']]);
  });

  it('stored attempts contain no PIN', () => {
    const { storage, store, attempt } = setUp();
    store.put({ ...attempt('k1'), body: { type: 'withdraw', amount: '5000', pin: '271828' } });
    expect(store.list('a')).toMatchObject([{ body: { type: 'withdraw', amount: '5000' } }]);
    expect(storage.read('lobi.attempts')).not.toContain('271828');
  });

  it('stored attempts are deleted after an hour, since the server may have forgotten their keys', async () => {
    const { clock, store, attempt, keys } = setUp();
    store.put(attempt('k1'));
    await clock.advance(60 * 60_000 - 1);
    expect(keys()).toEqual(['k1']);
    await clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it.each(['', 'null', '{', '[{"key":1}]', '{"key":"x"}'])(
    'stored attempts are empty when the storage holds %j',
    (text) => {
      const { storage, store, attempt, keys } = setUp();
      storage.write('lobi.attempts', text);
      expect(keys()).toEqual([]);
      store.put(attempt('k1'));
      expect(keys()).toEqual(['k1']);
    },
  );
});
