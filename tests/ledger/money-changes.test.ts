import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeAsk, ChangeRequest, LedgerEntry } from '@lobi/core/contract';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { slowRuns } from '../property-runs.ts';
import { createTestUsers, outcomeOf, type TestUsers } from './test-users.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const reason = 'looked into it together';
/** Reason code for the owner of the wallet, and its text. */
const publicNote = { publicReason: 'agreement', remark: 'as agreed by phone' } as const;
const message = 'As you requested. as agreed by phone';

let world: World;
let people: TestUsers;

const open = async (fourEyes: boolean): Promise<void> => {
  world = await freshWorld({ rules: { fourEyes } });
  people = await createTestUsers(world);
};

const requestChange = (by: Actor, body: ChangeAsk): Promise<ChangeRequest> =>
  world.services.changes.request(by, body);
const approve = (by: Actor, { id }: ChangeRequest) =>
  world.services.changes.decide(by, id, { approve: true });

/** Newest first. */
const ledgerOf = async ({ walletId }: Actor): Promise<LedgerEntry[]> =>
  (await world.services.wallets.ledger(people.superadmin, walletId, {}, 'en')).data;
const entryOf = (reader: Actor, { walletId }: Actor, version: number) =>
  world.services.wallets.entry(reader, walletId, String(version), 'en');
const newsOf = async (actor: Actor) =>
  (await world.services.notifications.list(actor, {}, 'en')).data.map(({ kind }) => kind);
const betsOf = async (actor: Actor) =>
  (await world.services.wallets.bets(actor, actor.walletId, {})).data;

const voidOf = async (actor: Actor): Promise<ChangeAsk> => {
  const [bet] = await betsOf(actor);
  return {
    kind: 'bet.void',
    params: { walletId: actor.walletId, betId: bet!.id, ...publicNote },
    reason,
  };
};
const reverseOf = ({ walletId }: Actor, version: number): ChangeAsk => ({
  kind: 'transfer.reverse',
  params: { walletId, version, ...publicNote },
  reason,
});
const floatOf = async (
  kind: 'float.mint' | 'float.burn',
  { walletId }: Actor,
  amount: string,
): Promise<ChangeAsk> => {
  const { version } = await world.services.wallets.show(people.superadmin, walletId);
  return { kind, params: { walletId, amount, version, ...publicNote }, reason };
};

const cashIn = (giver: Actor, taker: Actor, amount: string) =>
  world.services.transactions.create(
    giver,
    taker.walletId,
    { type: 'cash-in', amount },
    once(),
    'en',
  );

async function settle(roundId: string, declarator: Actor): Promise<void> {
  const { rounds } = world.services;
  await rounds.step(declarator, roundId, 'close', undefined);
  await rounds.step(declarator, roundId, 'declare', { result: 'meron' });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { at: world.clock.now });
}

describe('a voided bet', () => {
  beforeEach(() => open(true));

  it('a voided bet is refunded once a second person approves, and the player is notified of the reason', async () => {
    const player = await world.user({ funds: 10_000n });
    const { roundId } = await world.openRound();
    await world.bet(player, roundId, 'meron', '4000');
    const request = await requestChange(people.admin, await voidOf(player));
    expect(request.facts.map(({ name, before, after }) => [name, before ?? after])).toEqual([
      ['game', 'Arena Uji'],
      ['fight', '1'],
      ['selection', 'meron'],
      ['stake', '4000'],
      ['publicReason', 'agreement'],
      ['remark', 'as agreed by phone'],
    ]);
    expect(await world.balanceOf(player)).toBe(6_000n);
    await approve(people.admin2, request);
    expect(await world.balanceOf(player)).toBe(10_000n);
    expect(await world.houseSum('pool')).toBe(0n);
    expect(await betsOf(player)).toMatchObject([{ status: 'cancelled', payout: '4000' }]);
    const [entry] = await ledgerOf(player);
    expect(entry).toMatchObject({ kind: 'refund', details: 'Bet voided, Arena Uji fight 1' });
    expect(await entryOf(player, player, entry!.version)).toMatchObject({
      reason: message,
      cause: { type: 'bet', bet: { status: 'cancelled' } },
      actions: [],
    });
    expect(await newsOf(player)).toEqual(['bet-voided']);
    expect(await newsOf(people.admin)).toEqual(['change-approved']);
  });

  it('a voided bet leaves the pools as if it was never placed, and the round settles without it', async () => {
    const players = await Promise.all(
      [1, 2, 3].map(() => world.user({ funds: 100_000n, parent: people.agent })),
    );
    const { roundId, declarator } = await world.openRound();
    await world.bet(players[0]!, roundId, 'meron', '60000');
    await world.bet(players[1]!, roundId, 'wala', '40000');
    await world.bet(players[2]!, roundId, 'wala', '30000');
    await approve(people.admin2, await requestChange(people.admin, await voidOf(players[2]!)));
    const { selections, betCount } = await world.services.rounds.show(roundId);
    expect(selections.map(({ key, pool, bets }) => [key, pool, bets])).toEqual([
      ['meron', '60000', 1],
      ['wala', '40000', 1],
    ]);
    expect(betCount).toBe(2);
    await settle(roundId, declarator);
    expect(await world.balanceOf(players[0]!)).toBe(133_600n);
    expect(await world.balanceOf(players[2]!)).toBe(100_000n);
    expect(await world.houseSum('takeout')).toBe(6_000n - 3_000n);
    expect(await world.houseSum('pool')).toBe(0n);
  });

  it('voiding is rejected for closed rounds, plays, voided bets, and users without the permission', async () => {
    const player = await world.user({ funds: 100_000n });
    const { roundId, declarator } = await world.openRound();
    await world.bet(player, roundId, 'meron', '4000');
    const body = await voidOf(player);
    expect(await outcomeOf(requestChange(people.agent, body))).toBe('forbidden');
    const waiting = await requestChange(people.admin, body);
    expect(await outcomeOf(requestChange(people.admin2, body))).toBe('change_pending');
    await world.services.rounds.step(declarator, roundId, 'close', undefined);
    expect(await outcomeOf(approve(people.admin2, waiting))).toBe('round_state');
    expect(await world.balanceOf(player)).toBe(96_000n);
  });

  it('a voided bet is published to all viewers of the round, with a higher version', async () => {
    const player = await world.user({ funds: 10_000n });
    const { roundId } = await world.openRound();
    await world.bet(player, roundId, 'meron', '4000');
    const before = await world.services.rounds.show(roundId);
    await approve(people.admin2, await requestChange(people.admin, await voidOf(player)));
    const row = await queryRow<{ facts: { version: number } }>(
      world.db,
      `select facts from outbox where topic = 'round' order by id desc limit 1`,
    );
    expect(row!.facts.version).toBeGreaterThan(before.version);
  });
});

describe('bets that are voided while others are placed and the round closes', () => {
  beforeEach(() => open(false));

  it.each([1, 2, 3])(
    'bets voided while others are placed and the round closes either count or are refunded, never both (%s)',
    async () => {
      const players = await Promise.all(
        Array.from({ length: 8 }, () => world.user({ funds: 50_000n })),
      );
      const { roundId, declarator } = await world.openRound();
      for (const [index, player] of players.entries())
        await world.bet(player, roundId, index % 2 ? 'wala' : 'meron', '20000');
      const bodies = await Promise.all(players.slice(0, 4).map(voidOf));
      await Promise.all([
        ...bodies.flatMap((body) => [
          outcomeOf(requestChange(people.admin, body)),
          outcomeOf(requestChange(people.admin2, body)),
        ]),
        ...players.map((player) => outcomeOf(world.bet(player, roundId, 'wala', '5000'))),
        world.services.rounds.step(declarator, roundId, 'close', undefined),
      ]);
      await settleAll(world.db, { at: world.clock.now });
      const { status } = await world.services.rounds.show(roundId);
      if (status === 'closed') {
        await world.services.rounds.step(declarator, roundId, 'declare', { result: 'draw' });
        world.clock.now = new Date(world.clock.now.getTime() + 3_000);
        await settleAll(world.db, { at: world.clock.now });
      }
      for (const player of players) expect(await world.balanceOf(player)).toBe(50_000n);
      expect(await world.houseSum('pool')).toBe(0n);
    },
  );
});

describe('a reversal', () => {
  beforeEach(() => open(true));

  it('a reversal moves money back between both wallets by a new transfer linked to the old one', async () => {
    const giver = await world.user({ role: 'agent', funds: 50_000n });
    const taker = await world.user({ parent: giver });
    await cashIn(giver, taker, '20000');
    const [booked] = await ledgerOf(taker);
    const shown = await entryOf(people.admin, taker, booked!.version);
    expect(shown).toMatchObject({ actions: ['reverse'], corrects: null, correctedBy: null });
    const request = await requestChange(people.admin, reverseOf(taker, booked!.version));
    const other = await ledgerOf(giver);
    expect(await outcomeOf(requestChange(people.admin2, reverseOf(giver, other[0]!.version)))).toBe(
      'change_pending',
    );
    await approve(people.admin2, request);
    expect([await world.balanceOf(giver), await world.balanceOf(taker)]).toEqual([50_000n, 0n]);
    const [reversal] = await ledgerOf(taker);
    expect(reversal).toMatchObject({
      kind: 'correction',
      amount: '-20000',
      details: `Reversal: Cash-in from ${giver.username}`,
    });
    expect(await entryOf(taker, taker, reversal!.version)).toMatchObject({
      reason: message,
      correction: null,
      corrects: { transferId: shown.transferId, version: booked!.version },
      cause: { type: 'transaction' },
      actions: [],
    });
    expect(await entryOf(people.admin, taker, booked!.version)).toMatchObject({
      correctedBy: { version: reversal!.version },
      actions: [],
    });
    expect(await outcomeOf(requestChange(people.admin, reverseOf(taker, booked!.version)))).toBe(
      'conflict',
    );
    expect(await newsOf(taker)).toContain('movement-corrected');
    expect(await newsOf(giver)).toContain('movement-corrected');
  });

  it('a reversal debits at most the balance of a wallet: the rest is a debt to the house', async () => {
    const giver = await world.user({ role: 'agent', funds: 50_000n });
    const taker = await world.user({ parent: giver });
    await cashIn(giver, taker, '20000');
    const { roundId } = await world.openRound();
    await world.bet(taker, roundId, 'meron', '15000');
    const version = (await ledgerOf(taker)).at(-1)!.version;
    await approve(people.admin2, await requestChange(people.admin, reverseOf(taker, version)));
    expect(await world.balanceOf(taker)).toBe(0n);
    expect(await world.balanceOf(giver)).toBe(50_000n);
    expect(await world.houseSum('shortfall')).toBe(-15_000n);
  });

  it('a reversal is rejected for bets, which are corrected with their round, and for the reviewer’s wallet', async () => {
    const player = await world.user({ funds: 50_000n });
    const { roundId } = await world.openRound();
    await world.bet(player, roundId, 'meron', '15000');
    const [bet] = await ledgerOf(player);
    expect(await outcomeOf(requestChange(people.admin, reverseOf(player, bet!.version)))).toBe(
      'not_correctable',
    );
    const admin = await world.user({ role: 'admin', funds: 50_000n });
    await cashIn(admin, player, '10000');
    const [cash] = await ledgerOf(player);
    expect(await outcomeOf(requestChange(admin, reverseOf(player, cash!.version)))).toBe(
      'forbidden',
    );
    const request = await requestChange(people.superadmin, reverseOf(player, cash!.version));
    expect(await outcomeOf(approve(admin, request))).toBe('own_request');
    await approve(people.superadmin2, request);
    expect(await world.balanceOf(admin)).toBe(50_000n);
  });

  it.each(['float.mint', 'float.burn'] as const)(
    'a reversal of %s is for a superadmin alone: an admin neither mints nor burns money',
    async (kind) => {
      await open(false);
      const agent = await world.user({ role: 'agent', funds: 50_000n });
      await requestChange(people.superadmin, await floatOf(kind, agent, '20000'));
      const { version } = (await ledgerOf(agent)).find(({ kind: each }) => each !== 'opening')!;
      expect(await outcomeOf(requestChange(people.admin, reverseOf(agent, version)))).toBe(
        'forbidden',
      );
      expect((await entryOf(people.admin, agent, version)).actions).toEqual([]);
      expect((await entryOf(people.superadmin, agent, version)).actions).toEqual(['reverse']);
      await requestChange(people.superadmin, reverseOf(agent, version));
      expect(await world.balanceOf(agent)).toBe(50_000n);
    },
  );

  it('a movement that many users reverse concurrently is reversed once', async () => {
    await open(false);
    const giver = await world.user({ role: 'agent', funds: 50_000n });
    const taker = await world.user({ parent: giver });
    await cashIn(giver, taker, '20000');
    const sides = [
      reverseOf(taker, (await ledgerOf(taker))[0]!.version),
      reverseOf(giver, (await ledgerOf(giver))[0]!.version),
    ];
    const outcomes = await Promise.all(
      [people.admin, people.admin2, people.superadmin].flatMap((by) =>
        sides.map((body) => outcomeOf(requestChange(by, body))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(outcomes.every((each) => ['ok', 'conflict', 'change_pending'].includes(each))).toBe(
      true,
    );
    expect([await world.balanceOf(giver), await world.balanceOf(taker)]).toEqual([50_000n, 0n]);
  });
});

describe('any reversals in any order', () => {
  beforeAll(async () => {
    world = await freshWorld({ lasts: true });
    people = await createTestUsers(world);
  });

  it('reversing all movements in any order restores every wallet, except for debts', async () => {
    const steps = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 30_000 }),
        stake: fc.integer({ min: 0, max: 30 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.infiniteStream(fc.nat()), async (actions, order) => {
        const owedBefore = await world.houseSum('shortfall');
        const giver = await world.user({ role: 'agent', funds: 200_000n });
        const taker = await world.user({ parent: giver });
        const { roundId } = await world.openRound();
        let staked = 0n;
        for (const { amount, stake } of actions) {
          await cashIn(giver, taker, String(amount));
          if (stake === 0) continue;
          const bet = world.bet(taker, roundId, 'meron', String(stake * 1_000));
          if ((await outcomeOf(bet)) === 'ok') staked += BigInt(stake * 1_000);
        }
        const versions = (await ledgerOf(taker))
          .filter(({ kind }) => kind === 'cash-in')
          .map(({ version }) => ({ version, at: order.next().value as number }))
          .toSorted((a, b) => a.at - b.at);
        for (const { version } of versions) {
          await requestChange(people.admin, reverseOf(taker, version));
          expect(await world.balanceOf(taker)).toBeGreaterThanOrEqual(0n);
        }
        expect(await world.balanceOf(giver)).toBe(200_000n);
        expect(await world.balanceOf(taker)).toBe(0n);
        expect(await world.houseSum('shortfall')).toBe(owedBefore - staked);
      }),
      { numRuns: slowRuns(15) },
    );
  });
});

describe('float', () => {
  beforeEach(() => open(true));

  it('float of an agent is minted and burned by a superadmin and a second person', async () => {
    const agent = await world.user({ role: 'agent' });
    const request = await requestChange(
      people.superadmin,
      await floatOf('float.mint', agent, '50000'),
    );
    expect(request.facts).toEqual([
      { name: 'balance', before: '0', after: '50000' },
      { name: 'publicReason', before: null, after: 'agreement' },
      { name: 'remark', before: null, after: 'as agreed by phone' },
    ]);
    await approve(people.admin, request);
    expect(await world.balanceOf(agent)).toBe(50_000n);
    const burn = await requestChange(
      people.superadmin,
      await floatOf('float.burn', agent, '20000'),
    );
    await approve(people.superadmin2, burn);
    expect(await world.balanceOf(agent)).toBe(30_000n);
    expect(await world.houseSum('genesis')).toBe(-30_000n);
    const entries = await ledgerOf(agent);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['burn', '-20000'],
      ['mint', '50000'],
    ]);
    expect((await entryOf(agent, agent, entries[0]!.version)).reason).toBe(message);
    expect(await newsOf(agent)).toEqual(['float-changed', 'float-changed']);
  });

  it('float changes are rejected for admins, players and the requester’s account, and above the balance', async () => {
    const { admin, superadmin, player, agent } = people;
    const cases = [
      [admin, agent, 'float.mint', '1000', 'forbidden'],
      [superadmin, player, 'float.mint', '1000', 'validation'],
      [superadmin, superadmin, 'float.mint', '1000', 'forbidden'],
      [superadmin, agent, 'float.burn', '1', 'insufficient_funds'],
      [superadmin, agent, 'float.mint', '0', 'validation'],
      [superadmin, agent, 'float.mint', '1000', 'ok'],
    ] as const;
    for (const [by, target, kind, amount, expected] of cases) {
      const outcome = await outcomeOf(requestChange(by, await floatOf(kind, target, amount)));
      expect([by.username, target.username, amount, outcome]).toEqual([
        by.username,
        target.username,
        amount,
        expected,
      ]);
    }
  });

  it('float is minted once when the same request comes twice', async () => {
    await open(false);
    const agent = await world.user({ role: 'agent' });
    const body = await floatOf('float.mint', agent, '50000');
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(requestChange(people.superadmin, body))),
    );
    expect(outcomes.toSorted().filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(await world.balanceOf(agent)).toBe(50_000n);
  });
});

describe('the requester of a change', () => {
  beforeEach(() => open(true));

  it('the requester of a change is notified of its outcome, and of the reason of a rejection', async () => {
    const agent = await world.user({ role: 'agent' });
    const request = await requestChange(
      people.superadmin,
      await floatOf('float.mint', agent, '50000'),
    );
    await world.services.changes.decide(people.admin, request.id, {
      approve: false,
      reason: 'no need for it',
    });
    const { data } = await world.services.notifications.list(people.superadmin, {}, 'en');
    expect(data).toMatchObject([
      {
        kind: 'change-rejected',
        body: `Issue float: ${agent.username}. Reason: no need for it`,
        subject: { kind: 'change', id: request.id },
      },
    ]);
  });
});
