import { describe, expect, it } from 'vitest';
import { apiTable, type PoolProof } from '@lobi/core/contract';
import { readSnapshot, snapshotText, verifyPool } from '@lobi/core/games';
import { createSigner } from '../../packages/server/src/config/signer.ts';
import { correctBatch } from '../../packages/server/src/games/arena/correct-round.ts';
import { settleAll } from '../../packages/server/src/games/arena/settle-round.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { listSigningKeys } from '../../packages/server/src/store/round-snapshots.ts';
import { outcomeOf } from './outcome-of.ts';
import { setUpWorlds } from './set-up-worlds.ts';
import type { OpenRound, World } from './world.ts';

const freshWorld = setUpWorlds();

/** The key of the tests' worlds. */
const { publicKey } = createSigner('cd'.repeat(32));

/** Pseudo-random numbers that are equal in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Fight extends OpenRound {
  readonly world: World;
  readonly players: readonly Actor[];
}

/** A round with this many bets of five players, none below the minimum stake. */
async function fight(bets: number, random = dice(7)): Promise<Fight> {
  const world = await freshWorld();
  const players = await Promise.all(
    Array.from({ length: 5 }, () => world.user({ funds: 100_000_000n })),
  );
  const round = await world.openRound();
  for (let bet = 0; bet < bets; bet += 1) {
    const player = players[random(players.length)]!;
    const side = random(2) === 0 ? 'meron' : 'wala';
    await world.bet(player, round.roundId, side, String(1_000 + random(90_000)));
  }
  return { world, players, ...round };
}

const close = ({ world, declarator, roundId }: Fight) =>
  world.services.rounds.step(declarator, roundId, 'close', undefined);

async function declare(scene: Fight, result: 'meron' | 'wala' | 'draw'): Promise<void> {
  const { world, declarator, roundId } = scene;
  await world.services.rounds.step(declarator, roundId, 'declare', { result });
  world.clock.now = new Date(world.clock.now.getTime() + 3_000);
  await settleAll(world.db, { roundId, at: world.clock.now });
}

const proofOf = ({ world, roundId }: Fight, player: Actor) =>
  world.services.poolProofs.show(player, roundId);

describe('the signed totals', () => {
  it('the totals are signed with the platform’s key when betting ends, before the result', async () => {
    const scene = await fight(12);
    expect(await outcomeOf(proofOf(scene, scene.players[0]!))).toBe('not_found');
    const round = await close(scene);
    const proof = await proofOf(scene, scene.players[0]!);
    apiTable['round.proof'].answer.parse({ data: proof });
    expect(proof).toMatchObject({ publicKey, result: null });
    expect(await listSigningKeys(scene.world.db)).toEqual([publicKey]);
    const verdict = await verifyPool(proof);
    expect(verdict).toMatchObject({ signed: true, resultFits: null });
    expect(verdict.odds).toEqual(
      round.selections.map(({ key, odds }) => ({ selection: key, odds })),
    );
    const { pools, ...facts } = readSnapshot(proof.text);
    expect(facts).toMatchObject({ roundId: scene.roundId, number: 1, takeoutBp: 600 });
    expect(pools.map(({ amount, bets }) => [amount, bets])).toEqual(
      round.selections.map(({ pool, bets }) => [pool, bets]),
    );
  });

  it('a cancelled round is signed as well, but not one that never opened', async () => {
    const scene = await fight(3);
    const { world, declarator, roundId } = scene;
    await world.services.rounds.step(declarator, roundId, 'cancel', { reason: 'hujan' });
    await settleAll(world.db, { roundId, at: world.clock.now });
    for (const player of scene.players) {
      const { bets, resultFits, signed } = await verifyPool(await proofOf(scene, player));
      expect({ signed, resultFits }).toEqual({ signed: true, resultFits: true });
      expect(bets.every(({ included, samePayout }) => included && samePayout)).toBe(true);
    }
    const { id } = await world.services.rounds.create(declarator, scene.gameId);
    await world.services.rounds.step(declarator, id, 'cancel', { reason: 'hujan' });
    expect(await outcomeOf(world.services.poolProofs.show(declarator, id))).toBe('not_found');
  });

  it('the signed totals count exactly the bets that were accepted before betting ended', async () => {
    const scene = await fight(4);
    const { world, players, roundId } = scene;
    const bets = Array.from({ length: 60 }, (_, index) =>
      outcomeOf(
        world.bet(players[index % 5]!, roundId, index % 2 === 0 ? 'meron' : 'wala', '1000'),
      ),
    );
    const [outcomes] = await Promise.all([Promise.all(bets), close(scene)]);
    let counted = 0;
    for (const player of players) {
      const { bets: own } = await verifyPool(await proofOf(scene, player));
      expect(own.every(({ included }) => included)).toBe(true);
      counted += own.length;
    }
    expect(counted).toBe(4 + outcomes.filter((outcome) => outcome === 'ok').length);
  });

  it('a signed snapshot is never written again', async () => {
    const scene = await fight(2);
    await close(scene);
    const { db } = scene.world;
    for (const change of [
      `update round_snapshots set snapshot = '{}'`,
      'delete from round_snapshots',
    ]) {
      expect(await outcomeOf(db.run(change))).not.toBe('ok');
    }
  });
});

describe('a settled round', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'a settled round pays every bet the amount computed from the signed totals (%i)',
    async (seed) => {
      const random = dice(seed);
      const scene = await fight(3 + random(30), random);
      const round = await close(scene);
      const results = ['meron', 'wala', 'draw'] as const;
      if (round.status === 'closed') await declare(scene, results[random(3)]!);
      else await settleAll(scene.world.db, { roundId: scene.roundId, at: scene.world.clock.now });
      let bets = 0;
      for (const player of scene.players) {
        const proof = await proofOf(scene, player);
        const verdict = await verifyPool(proof);
        expect(verdict).toMatchObject({ signed: true, resultFits: true });
        for (const bet of verdict.bets) {
          expect(bet).toMatchObject({ included: true, samePayout: true });
        }
        bets += verdict.bets.length;
      }
      expect(bets).toBe(round.betCount);
    },
  );

  it('a proof shows users only their own bets', async () => {
    const scene = await fight(20);
    await close(scene);
    const ids = new Set<string>();
    for (const player of scene.players) {
      const { bets } = await proofOf(scene, player);
      const own = await scene.world.services.wallets.bets(player, player.walletId, {
        perPage: 100,
      });
      expect(bets.map(({ id }) => id).sort()).toEqual(own.data.map(({ id }) => id).sort());
      for (const { id } of bets) ids.add(id);
    }
    expect(ids.size).toBe(20);
    expect((await proofOf(scene, scene.declarator)).bets).toEqual([]);
  });

  it('a proof is computed again after a correction', async () => {
    const scene = await fight(15);
    const { world, declarator, roundId, players } = scene;
    await close(scene);
    await declare(scene, 'meron');
    const admin = await world.user({ role: 'admin' });
    await world.services.corrections.request(declarator, roundId, {
      result: 'wala',
      reason: 'looked again',
    });
    await world.services.corrections.decide(admin, roundId, { approve: true });
    while ((await correctBatch(world.db, { at: world.clock.now })) !== 'idle');
    for (const player of players) {
      const proof = await proofOf(scene, player);
      expect(proof.result).toBe('wala');
      const { bets } = await verifyPool(proof);
      expect(bets.every(({ samePayout }) => samePayout)).toBe(true);
    }
  });
});

describe('tampering', () => {
  async function settledProof(): Promise<PoolProof> {
    const scene = await fight(12);
    await close(scene);
    await declare(scene, 'meron');
    for (const player of scene.players) {
      const proof = await proofOf(scene, player);
      if (proof.bets.length > 1) return proof;
    }
    throw new Error('A player has two bets.');
  }

  it('tampering with the totals, terms, signature or key of a proof is detected', async () => {
    const proof = await settledProof();
    const snapshot = readSnapshot(proof.text);
    const [side, ...others] = snapshot.pools;
    const texts = [
      snapshotText({
        ...snapshot,
        pools: [{ ...side!, amount: String(BigInt(side!.amount) + 1n) }, ...others],
      }),
      snapshotText({ ...snapshot, takeoutBp: snapshot.takeoutBp - 1 }),
      `${proof.text} `,
    ];
    for (const text of texts) expect((await verifyPool({ ...proof, text })).signed).toBe(false);
    const signature = proof.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect((await verifyPool({ ...proof, signature })).signed).toBe(false);
    const other = createSigner('ef'.repeat(32));
    expect((await verifyPool({ ...proof, publicKey: other.publicKey })).signed).toBe(false);
  });

  it('tampering with a bet of a proof is detected, and so are signed totals that omit bets', async () => {
    const proof = await settledProof();
    const [bet, ...rest] = proof.bets;
    const first = async (changed: Partial<PoolProof['bets'][number]>, text = proof.text) =>
      (await verifyPool({ ...proof, text, bets: [{ ...bet!, ...changed }, ...rest] })).bets[0]!;
    expect((await first({})).included).toBe(true);
    const more = String(BigInt(bet!.amount) + 1n);
    const other = bet!.selection === 'meron' ? 'wala' : 'meron';
    expect((await first({ amount: more })).included).toBe(false);
    expect((await first({ selection: other })).included).toBe(false);
    expect((await first({ id: 'another' })).included).toBe(false);
    expect((await first({ path: bet!.path.slice(1) })).included).toBe(false);
    expect((await first({ payout: String(BigInt(bet!.payout!) + 1n) })).samePayout).toBe(false);
    const snapshot = readSnapshot(proof.text);
    const [side, ...others] = snapshot.pools;
    const fewer = [{ ...side!, amount: String(BigInt(side!.amount) - 1_000n) }, ...others];
    expect((await first({}, snapshotText({ ...snapshot, pools: fewer }))).included).toBe(false);
  });

  it('verifyPool rejects text that is not a snapshot', async () => {
    const proof = await settledProof();
    for (const text of ['', '{', '{}', '[]', proof.text.replace('"version":1', '"version":2')]) {
      await expect(verifyPool({ ...proof, text })).rejects.toMatchObject({ code: 'validation' });
    }
  });
});
