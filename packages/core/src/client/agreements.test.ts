import { describe, expect, it } from 'vitest';
import { noticeStorageKey, noticeTimeStorageKey } from '../contract/limits.ts';
import type { Login } from '../contract/schemas/user.ts';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { openBrowser, setUp, signedIn } from '../testing/open-browser.ts';
import { createPlatformClient } from './create-platform-client.ts';

// id: agreement-again-for-new-terms
it('the notice opens again for another version of the terms, and the accepted version is stored', () => {
  const clock = createFakeClock();
  const backend = createFakeBackend({ clock });
  const storage = createMemoryStorage();
  const visit = (noticeVersion: string) => {
    const { notice } = createPlatformClient({
      environment: createFakeEnvironment({ clock, storage }),
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
      noticeVersion,
    });
    notice.start();
    return notice;
  };
  const first = visit('1');
  expect(first.getSnapshot().value).toBe('open');
  first.send({ type: 'NOTICE.AGREED' });
  expect(visit('1').getSnapshot().value).not.toBe('open');
  expect(visit('2').getSnapshot().value).toBe('open');
});

describe('recorded agreements', () => {
  const agreementSentBy = async (prepare: (browser: ReturnType<typeof setUp>) => void) => {
    const browser = setUp();
    await browser.clock.advance(0);
    prepare(browser);
    browser.login('player');
    await browser.clock.advance(10);
    expect(browser.userId()).toBe('user-player');
    const call = browser.backend.seen.find(({ name }) => name === 'auth.login');
    return (call?.body as Login | undefined)?.agreement;
  };

  // id: agreement-sent-with-login
  it('an agreement is sent with the login', async () => {
    let agreedAt = '';
    const agreement = await agreementSentBy(({ client, clock }) => {
      client.notice.send({ type: 'NOTICE.AGREED' });
      agreedAt = new Date(clock.now()).toISOString();
    });
    expect(agreement).toEqual({ noticeVersion: '1', agreedAt });
  });

  it.each(['rubbish', '9999-12-31T00:00:00Z', ''])(
    'a stored time of the agreement of %j does not prevent signing in',
    async (storedTime) => {
      const agreement = await agreementSentBy(({ client, storage }) => {
        client.notice.send({ type: 'NOTICE.AGREED' });
        storage.write(noticeTimeStorageKey, storedTime);
      });
      expect(agreement).toEqual({ noticeVersion: '1' });
    },
  );

  it('an agreement to another version of the notice is not sent', async () => {
    const sent = await agreementSentBy(({ storage }) =>
      storage.write(noticeStorageKey, 'x'.repeat(9_999)),
    );
    expect(sent).toBeUndefined();
  });

  describe('while signed in', () => {
    const calls = ({ backend }: Pick<ReturnType<typeof setUp>, 'backend'>) =>
      backend.seen.filter(({ name }) => name === 'auth.agreement').map(({ body }) => body);
    const agree = ({ client }: ReturnType<typeof setUp>): void =>
      client.notice.send({ type: 'NOTICE.AGREED' });

    // id: agreement-reported-once
    it('an agreement of a signed-in user is reported at once, and once', async () => {
      const browser = await signedIn();
      const agreedAt = new Date(browser.clock.now()).toISOString();
      agree(browser);
      await browser.clock.advance(10);
      expect(calls(browser)).toEqual([{ noticeVersion: '1', agreedAt }]);
      browser.socket()?.cut();
      browser.socket()?.restore();
      await browser.clock.advance(10);
      browser.client.stop();
      openBrowser(browser.backend, browser.clock, browser.storage);
      await browser.clock.advance(10);
      expect(calls(browser)).toHaveLength(1);
    });

    it('an agreement given before the user is known is reported once the user is known', async () => {
      const first = await signedIn();
      first.client.stop();
      const second = { ...first, ...openBrowser(first.backend, first.clock, first.storage) };
      agree(second);
      expect(calls(second)).toEqual([]);
      await second.clock.advance(10);
      expect(calls(second)).toHaveLength(1);
    });

    it('an agreement whose report failed is reported again at the next start', async () => {
      const browser = await signedIn();
      browser.backend.failNext('auth.agreement', { kind: 'lost' });
      agree(browser);
      await browser.clock.advance(10);
      expect(calls(browser)).toEqual([]);
      browser.client.stop();
      openBrowser(browser.backend, browser.clock, browser.storage);
      await browser.clock.advance(10);
      expect(calls(browser)).toHaveLength(1);
    });

    it('an agreement of a guest is not reported, and not again after the login that sent it', async () => {
      const browser = setUp();
      await browser.clock.advance(0);
      agree(browser);
      await browser.clock.advance(10);
      browser.login('player');
      await browser.clock.advance(10);
      expect(browser.userId()).toBe('user-player');
      expect(calls(browser)).toEqual([]);
    });
  });
});

describe('a bet of a player without a recorded agreement', () => {
  const draft = { selection: 'meron', amount: '100000' } as const;

  /** The platform has no agreement on record, although the notice was accepted in this browser. */
  async function withBet() {
    const browser = await signedIn();
    const { world } = browser.backend;
    world.users.set('user-player', { ...world.users.get('user-player')!, agreedNotice: null });
    browser.client.notice.send({ type: 'NOTICE.AGREED' });
    await browser.clock.advance(10);
    world.users.set('user-player', { ...world.users.get('user-player')!, agreedNotice: null });
    const bet = browser.client.placeBet('round-1');
    if (!bet) throw new Error('a player can bet');
    bet.send({ type: 'BET.SUBMITTED', draft });
    await browser.clock.advance(10);
    const state = () => bet.getSnapshot();
    return { ...browser, world, state, bet };
  }
  const isOpen = ({ client }: Pick<ReturnType<typeof setUp>, 'client'>): boolean =>
    client.notice.getSnapshot().matches('open');
  const agree = ({ client }: Pick<ReturnType<typeof setUp>, 'client'>): void =>
    client.notice.send({ type: 'NOTICE.AGREED' });

  it('a bet shows the notice, and continues with the same key once it is accepted', async () => {
    const browser = await withBet();
    expect([isOpen(browser), browser.world.bets]).toEqual([true, []]);
    agree(browser);
    await browser.clock.advance(30);
    expect(isOpen(browser)).toBe(false);
    expect(browser.state().value).toEqual({ open: 'placed' });
    expect(browser.balance()).toBe('900000');
    expect(browser.world.users.get('user-player')?.agreedNotice).toBe('1');
    const sent = browser.backend.seen.filter(({ name }) => name === 'bet.place');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('a bet moves no money while the notice is not accepted', async () => {
    const browser = await withBet();
    await browser.clock.advance(60_000);
    expect([isOpen(browser), browser.world.bets]).toEqual([true, []]);
  });

  it('a bet is rejected, and may be placed again, if the agreement did not reach the platform', async () => {
    const browser = await withBet();
    browser.backend.failNext('auth.agreement', { kind: 'lost' });
    agree(browser);
    await browser.clock.advance(10);
    expect(browser.state().context.failure?.code).toBe('agreement_required');
    expect(browser.world.bets).toEqual([]);
    browser.bet.send({ type: 'BET.SUBMITTED', draft });
    await browser.clock.advance(10);
    agree(browser);
    await browser.clock.advance(30);
    expect(browser.world.bets).toHaveLength(1);
  });

  it('a bet is never placed for another user who has signed in before the agreement', async () => {
    const browser = await withBet();
    browser.logout();
    await browser.clock.advance(10);
    browser.login('player2');
    await browser.clock.advance(10);
    agree(browser);
    await browser.clock.advance(60_000);
    expect(browser.world.bets).toEqual([]);
  });
});
