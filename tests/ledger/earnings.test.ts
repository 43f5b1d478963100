import { describe, expect, it } from 'vitest';
import { apiTable } from '@lobi/core/contract';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import { once, type World } from './world.ts';

const freshWorld = setUpWorlds();

interface Earned {
  readonly world: World;
  readonly agent: Actor;
  readonly subagent: Actor;
  readonly admin: Actor;
  readonly player: Actor;
}

/** A settled round: the player below subagent (1 %) below agent (2 %) has staked 100,000. */
async function settle(world: World, player: Actor): Promise<void> {
  const { roundId, declarator } = await world.openRound();
  await world.bet(player, roundId, 'meron', '60000');
  await world.bet(player, roundId, 'wala', '40000');
  await world.services.rounds.step(declarator, roundId, 'close', undefined);
  await world.services.rounds.step(declarator, roundId, 'declare', { result: 'meron' });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { roundId, at: world.clock.now });
}

async function earnedWorld(count = 1): Promise<Earned> {
  const world = await freshWorld();
  const agent = await world.user({ role: 'agent', commissionBp: 200 });
  const subagent = await world.user({ role: 'agent', parent: agent, commissionBp: 100 });
  const player = await world.user({ parent: subagent, funds: 10_000_000n });
  for (let round = 0; round < count; round += 1) await settle(world, player);
  return { world, agent, subagent, player, admin: await world.user({ role: 'admin' }) };
}

const earningsOf = async ({ world, agent }: Earned, actor = agent) =>
  (await world.services.wallets.earnings(actor, actor.walletId, {})).data;

describe('an earning', () => {
  it('an earning names the round and the stakes behind it', async () => {
    const earned = await earnedWorld();
    const { earnings } = earned.world.services;
    const [own] = await earningsOf(earned);
    const detail = await earnings.show(earned.agent, own!.id);
    apiTable['earning.show'].answer.parse({ data: detail });
    expect(detail).toMatchObject({
      amount: '1000',
      base: '100000',
      status: 'claimable',
      walletId: earned.agent.walletId,
      round: { number: 1, game: 'Arena Uji' },
      paidAt: null,
    });
    expect(await earnings.totals(earned.agent, earned.agent.walletId)).toMatchObject({
      claimable: '1000',
      accrued: '0',
      claimed: '0',
      currency: 'IDR',
    });
  });

  it('an earning is visible to its claimee and staff, its totals to the agents above too', async () => {
    const earned = await earnedWorld();
    const { earnings } = earned.world.services;
    const [own] = await earningsOf(earned, earned.subagent);
    expect(await outcomeOf(earnings.show(earned.subagent, own!.id))).toBe('ok');
    expect(await outcomeOf(earnings.show(earned.admin, own!.id))).toBe('ok');
    expect(await outcomeOf(earnings.show(earned.agent, own!.id))).toBe('not_found');
    expect(await outcomeOf(earnings.show(earned.admin, 'nonsense'))).toBe('not_found');
    const totals = (actor: Actor, of: Actor) => outcomeOf(earnings.totals(actor, of.walletId));
    expect(await totals(earned.agent, earned.subagent)).toBe('ok');
    expect(await totals(earned.subagent, earned.agent)).toBe('not_found');
  });

  it('an earning is claimed into the claimee’s wallet, once', async () => {
    const earned = await earnedWorld();
    const { world, agent } = earned;
    const { earnings } = world.services;
    const [own] = await earningsOf(earned);
    const key = once();
    const first = await earnings.claim(agent, own!.id, key);
    expect(first.answer).toMatchObject({ status: 'paid', paidAt: world.clock.now.toISOString() });
    expect(await earnings.claim(agent, own!.id, key)).toEqual({ ...first, replayed: true });
    expect(await outcomeOf(earnings.claim(agent, own!.id, once()))).toBe('conflict');
    expect(await world.balanceOf(agent)).toBe(1_000n);
    const ledger = await world.services.wallets.ledger(agent, agent.walletId, {}, 'en');
    expect(ledger.data).toMatchObject([
      { kind: 'earning', amount: '1000', details: 'Commission', reference: own!.id },
    ]);
    expect(await earnings.totals(agent, agent.walletId)).toMatchObject({
      claimable: '0',
      claimed: '1000',
    });
  });

  it('an earning is claimed by its claimee alone, and not while that user may not move money', async () => {
    const earned = await earnedWorld();
    const { earnings } = earned.world.services;
    const [own] = await earningsOf(earned, earned.subagent);
    expect(await outcomeOf(earnings.claim(earned.agent, own!.id, once()))).toBe('not_found');
    const { subagent } = earned;
    expect(await outcomeOf(earnings.claimAll(earned.agent, earned.subagent.walletId, once()))).toBe(
      'not_found',
    );
    for (const status of ['pending', 'restricted'] as const) {
      const actor = { ...subagent, status };
      expect(await outcomeOf(earnings.claim(actor, own!.id, once()))).toBe(`account_${status}`);
      expect(await outcomeOf(earnings.claimAll(actor, actor.walletId, once()))).toBe(
        `account_${status}`,
      );
    }
    expect(await earned.world.balanceOf(subagent)).toBe(0n);
  });

  it('all earnings are claimed together in one entry', async () => {
    const earned = await earnedWorld(3);
    const { world, agent } = earned;
    const { earnings } = world.services;
    const key = once();
    const { answer } = await earnings.claimAll(agent, agent.walletId, key);
    expect(answer).toMatchObject({
      claimable: '0',
      accrued: '0',
      claimed: '3000',
      currency: 'IDR',
    });
    expect((await earnings.claimAll(agent, agent.walletId, key)).replayed).toBe(true);
    expect(await outcomeOf(earnings.claimAll(agent, agent.walletId, once()))).toBe('conflict');
    const ledger = await world.services.wallets.ledger(agent, agent.walletId, {}, 'en');
    expect(ledger.data.map(({ amount }) => amount)).toEqual(['3000']);
    expect((await earningsOf(earned)).every(({ status }) => status === 'paid')).toBe(true);
    await settle(world, earned.player);
    expect((await earnings.totals(agent, agent.walletId)).claimable).toBe('1000');
  });
});

describe('claims at once', () => {
  it('concurrent claims of one earning pay once', async () => {
    const earned = await earnedWorld();
    const { world, agent } = earned;
    const [own] = await earningsOf(earned);
    const claims = Array.from({ length: 20 }, () =>
      outcomeOf(world.services.earnings.claim(agent, own!.id, once())),
    );
    const codes = await Promise.all(claims);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'conflict')).toHaveLength(19);
    expect(await world.balanceOf(agent)).toBe(1_000n);
  });

  it('concurrent claims of all and of single earnings during settlement pay everything once', async () => {
    const earned = await earnedWorld(6);
    const { world, agent, subagent } = earned;
    const { earnings } = world.services;
    const each = (await earningsOf(earned)).map(({ id }) => earnings.claim(agent, id, once()));
    const all = [agent, subagent, agent, subagent].map((actor) =>
      earnings.claimAll(actor, actor.walletId, once()),
    );
    const codes = await Promise.all([...each, ...all, settle(world, earned.player)].map(outcomeOf));
    expect(codes.every((code) => code === 'ok' || code === 'conflict')).toBe(true);
    for (const actor of [agent, subagent]) {
      await outcomeOf(earnings.claimAll(actor, actor.walletId, once()));
      expect(await world.balanceOf(actor)).toBe(7_000n);
    }
  });
});
