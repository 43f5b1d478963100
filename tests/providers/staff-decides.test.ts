import { describe, expect, it } from 'vitest';
import type { ChangeAsk, GameProvider, ProviderRegistration } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { isAddressOf } from '../../packages/server/src/providers/signed-request.ts';
import { findProvider } from '../../packages/server/src/store/providers.ts';
import { times } from '../faults/counts.ts';
import { outcomeOf } from '../ledger/test-users.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { createProviderWorld, type ProviderWorld, type Visit } from './provider-world.ts';
import { studio } from './studio.ts';
import { queryRows } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const reason = 'reviewed by both';

interface Scene extends ProviderWorld {
  readonly first: Actor;
  readonly second: Actor;
  readonly visit1: Visit;
  /** Reads the provider `alpha` as staff sees it. */
  readProvider(): Promise<GameProvider>;
}

const capped: ProviderRegistration = {
  ...studio('alpha'),
  caps: { win: '5000', session: '7000', day: '9000' },
  addresses: ['203.0.113.0/24'],
};

async function scene(fourEyes = true): Promise<Scene> {
  const world = await freshWorld({ poolSize: 12, rules: { fourEyes } });
  const rules = { ...defaultRules, fourEyes };
  const providers = await createProviderWorld(world, rules, [capped, studio('beta')]);
  const visit1 = await providers.visit(await world.user({ funds: 1_000_000n }));
  const readProvider = async () => {
    const found = (await world.services.gameProviders.list()).find(({ code }) => code === 'alpha');
    if (!found) throw new Error('alpha is not listed');
    return found;
  };
  const first = await world.user({ role: 'admin' });
  return {
    ...providers,
    first,
    second: await world.user({ role: 'superadmin' }),
    visit1,
    readProvider,
  };
}

const bet = (at: Scene, round: string) =>
  at.visit1.call('bet', { transactionId: `b${round}`, roundId: round, amount: '1000' });
const win = (at: Scene, round: string, amount: string) =>
  at.visit1.call('win', { transactionId: `w${round}`, roundId: round, amount });
const lift = ({ id, suspension }: GameProvider): ChangeAsk => ({
  kind: 'provider.lift',
  params: { providerId: id, suspensionId: suspension?.id ?? '' },
  reason,
});
const requestChange = (at: Scene, by: Actor, body: ChangeAsk) =>
  at.world.services.changes.request(by, body);
const approve = (at: Scene, by: Actor, { id }: { readonly id: string }) =>
  at.world.services.changes.decide(by, id, { approve: true });

/** Pays out more than the daily cap of `alpha`. */
async function exceedDay(at: Scene): Promise<void> {
  for (const [round, amount] of [
    ['r1', '4000'],
    ['r2', '2900'],
  ] as const) {
    await bet(at, round);
    await win(at, round, amount);
  }
  const next = await at.visit(await at.world.user({ funds: 10_000n }));
  await next.call('bet', { transactionId: 'b3', roundId: 'r3', amount: '1000' });
  await next.call('win', { transactionId: 'w3', roundId: 'r3', amount: '2101' });
}

describe('a provider as shown to staff', () => {
  it('a provider is shown with today’s payouts against each cap, addresses and games, without the secret', async () => {
    const at = await scene();
    await bet(at, 'r1');
    await win(at, 'r1', '4000');
    await bet(at, 'r2');
    await win(at, 'r2', '2900');
    const provider = await at.readProvider();
    expect(provider).toMatchObject({
      name: 'Studio alpha',
      registered: true,
      games: 1,
      addresses: ['203.0.113.0/24'],
      caps: {
        win: { maximum: '5000', own: '5000', paid: '4000' },
        session: { maximum: '7000', own: '7000', paid: '6900' },
        day: { maximum: '9000', own: '9000', paid: '6900' },
      },
      heldPayouts: 0,
      heldSum: '0',
      heldSince: null,
      suspension: null,
    });
    expect(JSON.stringify(provider)).not.toContain('secret');
    at.world.clock.now = new Date(at.world.clock.now.getTime() + 86_400_000);
    expect((await at.readProvider()).caps.day.paid).toBe('0');
  });

  it('a provider without caps of its own is shown with the platform’s defaults', async () => {
    const at = await scene();
    const beta = (await at.world.services.gameProviders.list()).find(({ code }) => code === 'beta');
    const maximum = defaultRules.maximumPayout;
    expect(beta?.caps).toEqual({
      win: { maximum: String(maximum), own: null, paid: '0' },
      session: { maximum: String(maximum * 2n), own: null, paid: '0' },
      day: { maximum: String(maximum * 10n), own: null, paid: '0' },
    });
  });

  it('a suspended provider is shown with the payout that led to it, and its game', async () => {
    const at = await scene();
    await exceedDay(at);
    expect((await at.readProvider()).suspension).toMatchObject({
      cause: 'day-cap',
      suspendedBy: null,
      trigger: { amount: '2101', cap: 'day', game: 'Koin alpha' },
      liftedAt: null,
    });
  });

  it('a provider is shown with the number, sum and age of held payouts', async () => {
    const at = await scene();
    await exceedDay(at);
    const [hold] = await queryRows<{ since: Date }>(
      at.world.db,
      'select created_at as since from provider_holds',
    );
    expect(await at.readProvider()).toMatchObject({
      heldPayouts: 1,
      heldSum: '2101',
      heldSince: hold?.since.toISOString(),
    });
  });
});

describe('a manual suspension', () => {
  it('a manual suspension requires one person, applies immediately, and is stored with author and reason', async () => {
    const at = await scene();
    const { gameProviders } = at.world.services;
    const { id } = await at.readProvider();
    await bet(at, 'r1');
    const answer = await gameProviders.suspend(at.first, id, 'odd wins at night');
    expect(answer.suspension).toMatchObject({
      cause: 'staff',
      suspendedBy: at.first.username,
      reason: 'odd wins at night',
      trigger: null,
    });
    expect((await bet(at, 'r2')).code).toBe('INVALID_REQUEST');
    expect((await win(at, 'r1', '10')).code).toBe('RETRY');
    expect(await outcomeOf(gameProviders.suspend(at.second, id, reason))).toBe('conflict');
    const news = await at.world.services.notifications.list(at.second, { perPage: 100 }, 'en');
    expect(news.data.map(({ kind }) => kind)).toEqual(['provider-suspended']);
  });

  it('a suspension of an unknown provider is rejected', async () => {
    const at = await scene();
    const { gameProviders } = at.world.services;
    const absent = '0193b1c4-0000-7000-8000-00000000dead';
    expect(await outcomeOf(gameProviders.suspend(at.first, absent, reason))).toBe('not_found');
    expect(await outcomeOf(gameProviders.suspensions(absent, {}))).toBe('not_found');
  });
});

describe('lifting a suspension', () => {
  // id: suspension-lift-two-people
  it('lifting a suspension requires two people, and re-enables the provider', async () => {
    const at = await scene();
    await exceedDay(at);
    const waiting = await requestChange(at, at.first, lift(await at.readProvider()));
    expect(waiting).toMatchObject({
      status: 'waiting',
      subject: { name: 'Studio alpha' },
      facts: [
        { name: 'cause', before: 'day-cap', after: null },
        { name: 'amount', before: '2101', after: null },
      ],
    });
    expect(await outcomeOf(approve(at, at.first, waiting))).toBe('own_request');
    expect((await at.readProvider()).suspension).not.toBeNull();
    await approve(at, at.second, waiting);
    expect((await at.readProvider()).suspension).toBeNull();
    expect((await bet(at, 'r9')).code).toBe('OK');
    const { data } = await at.world.services.gameProviders.suspensions(
      (await at.readProvider()).id,
      {},
    );
    expect(data).toMatchObject([
      { cause: 'day-cap', liftedBy: at.first.username, liftReason: reason },
    ]);
  });

  it('lifting a suspension requires one person without two-person approval', async () => {
    const at = await scene(false);
    await exceedDay(at);
    await requestChange(at, at.first, lift(await at.readProvider()));
    expect((await at.readProvider()).suspension).toBeNull();
  });

  // id: suspension-lift-outdated
  it('a request to lift a suspension never ends a later one', async () => {
    const at = await scene();
    const { gameProviders, changes } = at.world.services;
    const { id } = await at.readProvider();
    const liftRequest = lift(await gameProviders.suspend(at.first, id, 'odd wins at night'));
    const stale = await requestChange(at, at.first, liftRequest);
    await at.world.db.run(
      `update provider_suspensions set lifted_at = now(), lifted_by = 'operator', reason = 'command'`,
    );
    await gameProviders.suspend(at.second, id, 'again');
    expect(await outcomeOf(approve(at, at.second, stale))).toBe('conflict');
    expect((await at.readProvider()).suspension).toMatchObject({ reason: 'again' });
    await changes.withdraw(at.first, stale.id);
    expect(await outcomeOf(requestChange(at, at.first, liftRequest))).toBe('conflict');
  });

  it('a suspension whose lift two users approve concurrently is lifted once', async () => {
    const at = await scene();
    await exceedDay(at);
    const waiting = await requestChange(at, at.first, lift(await at.readProvider()));
    const others = await Promise.all(times(3, () => at.world.user({ role: 'admin' })));
    const outcomes = await Promise.all(others.map((by) => outcomeOf(approve(at, by, waiting))));
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'ok']);
  });
});

describe('caps and addresses', () => {
  const change = { version: 1, caps: { win: '6000', session: null, day: '20000' } };
  const update = async (at: Scene, wanted: object): Promise<ChangeAsk> => ({
    kind: 'provider.update',
    params: { providerId: (await at.readProvider()).id, change: { version: 1, ...wanted } },
    reason,
  });

  it('caps and addresses are changed by two people, and apply to the next payout', async () => {
    const at = await scene();
    const wanted = await update(at, { ...change, addresses: ['198.51.100.7'] });
    const waiting = await requestChange(at, at.first, wanted);
    expect(waiting.facts).toEqual([
      { name: 'winCap', before: '5000', after: '6000' },
      { name: 'sessionCap', before: '7000', after: null },
      { name: 'dayCap', before: '9000', after: '20000' },
      { name: 'addresses', before: '203.0.113.0/24', after: '198.51.100.7' },
    ]);
    await bet(at, 'r1');
    expect((await win(at, 'r1', '6000')).code).toBe('RETRY');
    await approve(at, at.second, waiting);
    await bet(at, 'r2');
    expect((await win(at, 'r2', '6000')).code).toBe('OK');
    const stored = await findProvider(at.world.db, 'alpha');
    expect(isAddressOf(stored?.addresses ?? null, '203.0.113.1')).toBe(false);
    expect(isAddressOf(stored?.addresses ?? null, '198.51.100.7')).toBe(true);
  });

  // id: provider-settings-survive-restart
  it('caps and addresses set by two people survive a restart with the providers file', async () => {
    const at = await scene(false);
    await requestChange(at, at.first, await update(at, { ...change, addresses: null }));
    await createProviderWorld(at.world, defaultRules, [capped, studio('beta')]);
    const { caps, addresses, version } = await at.readProvider();
    expect([caps.win.own, caps.session.own, caps.day.own, addresses, version]).toEqual([
      ...['6000', null, '20000', null, 2],
    ]);
  });

  it('caps and addresses follow the providers file until staff changes them', async () => {
    const at = await scene();
    const registration = { ...capped, caps: { win: '4000' } };
    await createProviderWorld(at.world, defaultRules, [registration, studio('beta')]);
    expect((await at.readProvider()).caps).toMatchObject({
      win: { own: '4000' },
      day: { own: null },
    });
  });

  it.each([
    ['with a cap of zero', { caps: { ...change.caps, win: '0' } }],
    ['with more decimals than the currency has', { caps: { ...change.caps, day: '1.5' } }],
    ['that change nothing', { caps: { win: '5000', session: '7000', day: '9000' } }],
  ])('a request for caps %s is rejected', async (_, wanted) => {
    const at = await scene();
    expect(await outcomeOf(requestChange(at, at.first, await update(at, wanted)))).toBe(
      'validation',
    );
  });

  it('caps and addresses with an outdated version are rejected', async () => {
    const at = await scene(false);
    const stale = await update(at, change);
    await requestChange(at, at.first, stale);
    expect(await outcomeOf(requestChange(at, at.second, stale))).toBe('conflict');
  });
});
