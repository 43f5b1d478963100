import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { AppError, type PoolProof } from '@lobi/core/contract';
import {
  betTree,
  pathOf,
  snapshotText,
  treeTop,
  type TreeBet,
  type TreeNode,
} from '@lobi/core/games';
import type { Signer } from '../../config/signer.ts';
import type { Transaction } from '../../store/database.ts';
import type { RoundRecord } from '../../store/rounds.ts';
import {
  findSnapshot,
  insertSnapshot,
  listOwnBets,
  listTreeBets,
} from '../../store/round-snapshots.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';

/** Data with which a player can recompute a pool. */
export interface PoolProofService {
  /**
   * Returns the signed totals of a round, and the inclusion proofs of the caller's own bets.
   * @throws AppError `not_found` for a round whose betting has not ended
   */
  show(actor: Actor, roundId: string): Promise<PoolProof>;
}

type Tree = readonly (readonly TreeNode[])[];

/** Hashes after which the event loop is released: a tree of many bets must not block the process. */
const hashesAtOnce = 500;

function treeOf(bets: readonly TreeBet[]): Promise<Tree> {
  let hashed = 0;
  return betTree(bets, (text) => {
    hashed += 1;
    const digest = hash('sha256', text, 'hex');
    return hashed % hashesAtOnce === 0 ? setImmediate(digest) : digest;
  });
}

/**
 * Signs the totals of a round whose betting has just ended, in the transaction that ends it: they and
 * the bets can no longer change.
 * @param round with its recorded pools
 */
export async function signPool(
  tx: Transaction,
  signer: Signer,
  round: RoundRecord,
  at: Date,
): Promise<void> {
  const { id, gameId, number, currency, takeoutBp, minimumOdds, selections, pools } = round;
  const { drawOdds } = round;
  const top = treeTop(await treeOf(await listTreeBets(tx, id)));
  const text = snapshotText({
    ...(drawOdds === null ? { version: 1 as const } : { version: 2 as const, drawOdds }),
    roundId: id,
    gameId,
    number,
    currency,
    takeoutBp,
    minimumOdds,
    pools: selections.map((selection) => {
      const side = pools.find((pool) => pool.selection === selection);
      return { selection, amount: String(side?.amount ?? 0n), bets: side?.bets ?? 0 };
    }),
    betsRoot: top.hash,
    closedAt: at.toISOString(),
  });
  const signed = { text, signature: signer.sign(text), publicKey: signer.publicKey };
  await insertSnapshot(tx, id, signed, at);
}

/** Cached trees; the bets of a round whose betting has ended no longer change. */
const maxCachedTrees = 8;

export function createPoolProofService({ db }: ServiceDeps): PoolProofService {
  const cache = new Map<
    string,
    Promise<{ readonly tree: Tree; readonly ids: readonly string[] }>
  >();

  const grow = async (roundId: string) => {
    const bets = await listTreeBets(db, roundId);
    return { tree: await treeOf(bets), ids: bets.map(({ id }) => id) };
  };

  const grown = (roundId: string) => {
    const stored = cache.get(roundId);
    if (stored) return stored;
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= maxCachedTrees) cache.delete(oldest);
    const growing = grow(roundId);
    cache.set(roundId, growing);
    growing.catch(() => cache.delete(roundId));
    return growing;
  };

  return {
    show: async (actor, roundId) => {
      const snapshot = await findSnapshot(db, requireId(roundId));
      if (!snapshot) throw new AppError('not_found');
      const own = await listOwnBets(db, roundId, actor.walletId);
      const { tree, ids } = own.length === 0 ? { tree: [], ids: [] } : await grown(roundId);
      return {
        roundId,
        ...snapshot,
        bets: own.map(({ id, selection, amount, status, payout }) => ({
          id,
          selection,
          amount: String(amount),
          status,
          payout: payout === null ? null : String(payout),
          path: pathOf(tree, ids.indexOf(id)).map((step) => ({
            ...step,
            meron: String(step.meron),
            wala: String(step.wala),
          })),
        })),
      };
    },
  };
}
