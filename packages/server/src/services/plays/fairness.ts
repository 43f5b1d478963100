import type { Fairness } from '@lobi/core/contract';
import { lockWallets } from '../../store/lock-wallets.ts';
import { listRevealed } from '../../store/seeds.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { liveSeedsOf, rotateSeedsOf } from './player-seeds.ts';

/** Number of revealed seeds in the list. @source ours */
const maxRevealed = 20;

/** The seeds that decide a player's plays. */
export interface FairnessService {
  /** Returns the caller's seeds: the committed, the active and the last revealed ones. */
  show(actor: Actor): Promise<Fairness>;
  /** Rotates the seeds and reveals the active one. @throws AppError `play_open` */
  rotate(actor: Actor, clientSeed: string | undefined): Promise<Fairness>;
}

export function createFairnessService(deps: ServiceDeps): FairnessService {
  const { db } = deps;

  const show = async ({ id }: Actor): Promise<Fairness> => {
    const { current, next } = await liveSeedsOf(db, id, deps);
    return {
      seeds: {
        commitment: current.commitment,
        nextCommitment: next.commitment,
        clientSeed: current.clientSeed,
        nonce: current.nonce,
      },
      revealed: await listRevealed(db, id, maxRevealed),
    };
  };

  return {
    show,
    rotate: async (actor, clientSeed) => {
      await db.transaction(async (tx) => {
        // A concurrent play of the wallet is counted under the old seeds, or waits.
        await lockWallets(tx, [actor.walletId]);
        await rotateSeedsOf(tx, actor, clientSeed, deps);
      });
      return show(actor);
    },
  };
}
