import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { recordAgreement } from '../../packages/server/src/store/agreements.ts';
import { times } from '../faults/counts.ts';
import { withBuiltInGames, type PlayWorld } from '../games/play-world.ts';
import { outcomeOf } from '../ledger/outcome-of.ts';
import { setUpWorlds } from '../ledger/set-up-worlds.ts';
import { once, type OpenRound, type World } from '../ledger/world.ts';
import { createProviderWorld, type ProviderWorld } from '../providers/provider-world.ts';
import { queryRow } from '../query-rows.ts';

const freshWorld = setUpWorlds();
const funds = 10_000_000_000n;
const stake = 1_000n;

let world: World;
let games: PlayWorld;
let providers: ProviderWorld;
let arena: OpenRound;
let player: Actor;
beforeEach(async () => {
  world = await freshWorld();
  games = await withBuiltInGames(world);
  providers = await createProviderWorld(world);
  arena = await world.openRound();
  player = await world.user({ agrees: false, funds });
});

const bet = (key = randomUUID()) =>
  outcomeOf(
    world.services.bets.place(
      player,
      arena.roundId,
      { selection: 'meron', amount: String(stake) },
      { ...once(), key },
    ),
  );
const agree = (noticeVersion = '1') =>
  world.db.transaction((tx) => recordAgreement(tx, player.id, noticeVersion));
const withdrawAgreement = () =>
  world.db.run('update users set agreed_notice = null, agreed_at = null where id = $1', [
    player.id,
  ]);

/** Every kind of stake. */
const stakes: Readonly<Record<string, () => Promise<string>>> = {
  'a bet on a fight': () => bet(),
  'a play on a built-in game': () =>
    outcomeOf(games.play(player, 'dice', { direction: 'under', target: 5_000 })),
  'the launch of a game of a provider': () => outcomeOf(providers.ticket('alpha', player)),
};

describe('a player without a recorded agreement to the notice', () => {
  // id: play-without-agreement
  it.each(Object.entries(stakes))('a player without an agreement is denied %s', async (_, act) => {
    expect(await act()).toBe('agreement_required');
    expect(await world.balanceOf(player)).toBe(funds);
    await agree();
    expect(await act()).toBe('ok');
  });

  it('a player makes the rejected bet with the same key after agreeing', async () => {
    const key = randomUUID();
    expect(await bet(key)).toBe('agreement_required');
    await agree();
    expect([await bet(key), await bet(key)]).toEqual(['ok', 'ok']);
    expect(await world.balanceOf(player)).toBe(funds - stake);
  });

  it('a provider cannot take stakes of a player without an agreement, even for an open game', async () => {
    await agree();
    const { call } = await providers.visit(player);
    await withdrawAgreement();
    const body = { transactionId: 'b1', roundId: 'r1', amount: String(stake) };
    expect(await call('bet', body)).toMatchObject({ code: 'PLAYER_LOCKED' });
    expect(await world.balanceOf(player)).toBe(funds);
  });
});

describe('an agreement during bets', () => {
  it('an agreement enables stakes immediately, and bets rejected before it move no money', async () => {
    const early: Promise<string>[] = [];
    let isAgreed = false;
    const bettors = times(12, async () => {
      while (!isAgreed) {
        const outcome = bet();
        early.push(outcome);
        await outcome;
      }
    });
    await bet();
    await agree();
    const next = times(20, () => bet());
    isAgreed = true;
    await Promise.all(bettors);
    expect(await Promise.all(next)).toEqual(times(20, () => 'ok'));
    const outcomes = await Promise.all(early);
    expect(outcomes).toContain('agreement_required');
    expect(new Set(['ok', 'agreement_required', ...outcomes]).size).toBe(2);
    const accepted = outcomes.filter((outcome) => outcome === 'ok').length + next.length;
    expect(await world.balanceOf(player)).toBe(funds - BigInt(accepted) * stake);
  });

  it('an agreement is recorded once for concurrent reports, with the first time', async () => {
    await Promise.all(times(8, () => agree('2')));
    const read = () =>
      queryRow<{ notice: string; at: Date }>(
        world.db,
        'select agreed_notice as notice, agreed_at as at from users where id = $1',
        [player.id],
      );
    const first = await read();
    expect(first?.notice).toBe('2');
    await agree('2');
    expect(await read()).toEqual(first);
    await agree('3');
    expect((await read())?.notice).toBe('3');
  });
});
