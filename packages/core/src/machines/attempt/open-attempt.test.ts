import { describe, expect, it } from 'vitest';
import { createAttemptStorage } from '../../client/attempt-storage.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { createMemoryStorage } from '../../testing/fake-environment.ts';
import { openAttempt, wasSent } from './open-attempt.ts';

const intent = {
  kind: 'withdraw',
  userId: 'user-player',
  targetId: 'wallet-player',
  body: { type: 'withdraw', amount: '100000', channelId: 'bank', pin: '123456' },
} as const;

/** Tabs of one browser. */
function openTabs() {
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  let keys = 0;
  const tab = () => ({
    store: createAttemptStorage(storage, () => clock.now()),
    now: () => clock.now(),
    makeKey: () => `key-${(keys += 1)}`,
  });
  return { clock, first: tab(), second: tab() };
}

describe('an intent', () => {
  it('an attempt has one key in two tabs while the first has no answer, whatever the order of its fields', () => {
    const { first, second } = openTabs();
    const sent = openAttempt(first, intent);
    expect(wasSent(second.store, sent)).toBe(false);
    first.store.put(sent);
    const again = { ...intent, body: Object.fromEntries(Object.entries(intent.body).toReversed()) };
    const joined = openAttempt(second, again);
    expect(joined.key).toBe(sent.key);
    // It is sent as it was typed, also what is not stored.
    expect(joined.body).toEqual(intent.body);
    expect(wasSent(second.store, joined)).toBe(true);
  });

  it.each([
    ['another amount', { ...intent, body: { ...intent.body, amount: '100001' } }],
    ['another wallet', { ...intent, targetId: 'wallet-other' }],
    ['another type', { ...intent, kind: 'deposit' as const }],
    ['another user', { ...intent, userId: 'user-other' }],
  ])('an attempt gets a new key with %s', (_, other) => {
    const { first, second } = openTabs();
    const sent = openAttempt(first, intent);
    first.store.put(sent);
    expect(openAttempt(second, other).key).not.toBe(sent.key);
  });

  it.each([
    ['without its PIN', { pin: undefined }],
    ['with another PIN', { pin: '654321' }],
    ['with a field that was left empty', { note: undefined }],
  ])('an attempt keeps its key when it is repeated %s', (_, fields) => {
    const { first, second } = openTabs();
    const sent = openAttempt(first, intent);
    first.store.put(sent);
    const again = { ...intent, body: { ...intent.body, ...fields } };
    expect(openAttempt(second, again).key).toBe(sent.key);
  });

  it('an attempt is not counted as sent because another one was', () => {
    const { first, second } = openTabs();
    first.store.put(openAttempt(first, intent));
    const other = openAttempt(second, { ...intent, targetId: 'wallet-other' });
    expect(wasSent(second.store, other)).toBe(false);
  });

  it('an attempt is a new one once the outcome is known, and after two minutes in any case', async () => {
    const { clock, first, second } = openTabs();
    const sent = openAttempt(first, intent);
    first.store.put(sent);
    await clock.advance(119_999);
    expect(openAttempt(second, intent).key).toBe(sent.key);
    first.store.remove(sent.key);
    expect(openAttempt(second, intent).key).not.toBe(sent.key);
    first.store.put(sent);
    await clock.advance(1);
    expect(openAttempt(second, intent).key).not.toBe(sent.key);
  });
});
