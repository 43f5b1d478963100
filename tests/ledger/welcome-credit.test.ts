import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, platformSettings, type ReportRow } from '@lobi/core/contract';
import { policyPacks } from '@lobi/core/policy';
import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { registerPlayer } from '../../packages/server/src/services/people/register-player.ts';
import { payWelcomeCredit } from '../../packages/server/src/services/people/welcome-credit.ts';
import { slowRuns } from '../property-runs.ts';
import { createTestUsers, outcomeOf } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { World } from './world.ts';

const freshWorld = setUpWorlds();
const credit = 1_000_000n;
const rules = { ...defaultRules, welcomeCredit: credit };
const currency = 'IDR';

const give = ({ db, clock }: World, { walletId }: Actor, given = rules): Promise<bigint> =>
  db.transaction((tx) => payWelcomeCredit(tx, { rules: given, currency }, walletId, clock.now));

let players = 0;

/** Registers as the page does. */
const register = (world: World, given = rules): Promise<Actor> => {
  players += 1;
  const player = {
    username: `new-player-${players}`,
    passwordHash: 'none',
    status: 'activated',
    parentId: null,
    person: { name: null, birthDate: null, phone: null, email: null },
    traces: { device: undefined, address: '192.0.2.1' },
  } as const;
  const deps = { users: world.services.users, rules: given, currency } as const;
  return world.db.transaction((tx) => registerPlayer(tx, deps, player, world.clock.now));
};

describe('the welcome credit', () => {
  it('registration credits the wallet from the welcome account', async () => {
    const world = await freshWorld();
    const player = await register(world);
    expect(await world.balanceOf(player)).toBe(credit);
    expect(await world.houseSum('welcome')).toBe(-credit);
  });

  it('reports name the welcome credit by day and by agent, and of its player alone', async () => {
    const world = await freshWorld();
    const [player, other] = [await register(world), await register(world)];
    const { report } = world.services;
    // The world's clock shows midnight UTC, which is the morning of this day in Jakarta.
    const days = { from: '2026-10-31', to: '2026-11-01' };
    const creditsOf = (rows: readonly ReportRow[]) =>
      rows.map(({ welcomeCredits }) => welcomeCredits);
    const byDay = await report.show({ ...days, group: 'day' });
    expect([...creditsOf(byDay.rows), ...creditsOf([byDay.total])]).toEqual([
      '0',
      '2000000',
      '2000000',
    ]);
    const byAgent = await report.show({ ...days, group: 'agent' });
    expect(creditsOf([...byAgent.rows, byAgent.total])).toEqual(['2000000', '2000000']);
    expect(creditsOf([(await report.show({ ...days, group: 'game' })).total])).toEqual(['0']);
    for (const one of [player, other]) {
      expect(creditsOf([(await report.ofWallet(one, one.walletId, days)).total])).toEqual([
        '1000000',
      ]);
    }
    const file = await report.csv(days, 'en');
    expect(file.text.split('\r\n')[0]).toContain('Welcome credit,Commissions');
  });

  it.each(languages)('the ledger names the welcome credit in %s', async (language) => {
    const world = await freshWorld();
    const player = await register(world);
    const entry = await world.services.wallets.entry(player, player.walletId, '1', language);
    const texts = {
      id: 'Kredit sambutan',
      en: 'Welcome credit',
      es: 'Crédito de bienvenida',
      'zh-Hans': '欢迎额度',
    };
    expect(entry).toMatchObject({
      kind: 'welcome',
      details: texts[language],
      amount: '1000000',
      balanceBefore: '0',
      balanceAfter: '1000000',
    });
  });

  it('concurrent grants credit a wallet once', async () => {
    const world = await freshWorld({ poolSize: 10 });
    const player = await world.user();
    const credits = await Promise.all(Array.from({ length: 20 }, () => give(world, player)));
    expect(credits.filter((amount) => amount > 0n)).toEqual([credit]);
    expect(await world.balanceOf(player)).toBe(credit);
    expect(await world.houseSum('welcome')).toBe(-credit);
  });

  it('the database rejects a second welcome transfer for a wallet', async () => {
    const world = await freshWorld();
    const player = await register(world);
    await expect(
      world.db.run(
        `insert into transfers (id, kind, currency, reference, digest)
         select gen_random_uuid(), kind, currency, reference, digest from transfers
         where kind = 'welcome' and reference = $1`,
        [player.walletId],
      ),
    ).rejects.toThrow(/transfers_welcome_a_wallet_once/);
  });

  it('wallets and the welcome account sum to zero for any amounts', async () => {
    const world = await freshWorld({ lasts: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 0n, max: 10_000_000n }), { minLength: 1, maxLength: 4 }),
        fc.nat({ max: 2 }),
        async (amounts, repeats) => {
          const before = await world.houseSum('welcome');
          for (const welcomeCredit of amounts) {
            const changedRules = { ...rules, welcomeCredit };
            const player = await register(world, changedRules);
            for (let again = 0; again < repeats; again += 1)
              await give(world, player, changedRules);
            expect(await world.balanceOf(player)).toBe(welcomeCredit);
          }
          const sum = amounts.reduce((total, amount) => total + amount, 0n);
          expect(await world.houseSum('welcome')).toBe(before - sum);
        },
      ),
      { numRuns: slowRuns(10) },
    );
  });

  it.each(Object.values(policyPacks).filter(({ jurisdiction }) => jurisdiction !== 'play-money'))(
    'a real-money platform gives no credit, as in $jurisdiction',
    async (policy) => {
      const world = await freshWorld();
      const player = await register(world, { ...rules, policy });
      expect(await world.balanceOf(player)).toBe(0n);
      expect(await give(world, player, { ...rules, policy })).toBe(0n);
    },
  );

  it('a superadmin sets the credit up to its maximum', async () => {
    const world = await freshWorld();
    const { superadmin } = await createTestUsers(world);
    const set = (value: string, version: number) =>
      world.services.changes.request(superadmin, {
        kind: 'setting.update',
        params: { name: 'welcomeCredit', value, version },
        reason: 'looked into it together',
      });
    const { maximum } = platformSettings.welcomeCredit;
    expect(await outcomeOf(set(String(BigInt(maximum.IDR) + 1n), 0))).toBe('validation');
    await set(maximum.IDR, 0);
    expect(await world.balanceOf(await register(world))).toBe(BigInt(maximum.IDR));
  });

  it('a real-money platform rejects the setting', async () => {
    const policy = policyPacks['gb'] ?? defaultRules.policy;
    const world = await freshWorld({ rules: { policy } });
    const { superadmin } = await createTestUsers(world);
    const set = world.services.changes.request(superadmin, {
      kind: 'setting.update',
      params: { name: 'welcomeCredit', value: '1000', version: 0 },
      reason: 'looked into it together',
    });
    expect(await outcomeOf(set)).toBe('validation');
  });
});
