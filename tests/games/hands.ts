import type { Play, PlayStep } from '@lobi/core/contract';
import {
  asServerSeed,
  blackjackByMove,
  drawOf,
  type BlackjackRun,
  type PublicBlackjackRun,
  type ServerSeed,
} from '@lobi/core/games';
import { createSealer } from '../../packages/server/src/config/sealer.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { queryRow } from '../query-rows.ts';
import type { PlayWorld } from './play-world.ts';

const sealer = createSealer('ab'.repeat(32));

/** A move of blackjack. */
export type Move = Extract<PlayStep, { readonly turn: number }>['step'];

/** A hand whose steps contain their turn. */
export interface DealtHand {
  readonly play: Play;
  /** The whole run as decided by its seeds. */
  readonly run: BlackjackRun;
}

export const seenOf = (play: Play): PublicBlackjackRun =>
  play.outcome as unknown as PublicBlackjackRun;

/** Result of the first hand; `null` while the play is open. */
export const resultOf = (run: BlackjackRun) =>
  (blackjackByMove.show(run) as PublicBlackjackRun).hands[0]?.result ?? null;

/** Payout of a run after moves, for stakes of 1,000; `null` while it is open. */
export function payoutAfter(run: BlackjackRun, ...moves: Move[]): bigint | null {
  const after = moves.reduce<BlackjackRun>(
    (now, step, turn) => blackjackByMove.step(now, { step, turn }, null),
    run,
  );
  if (!blackjackByMove.isOver(after)) return null;
  const { stakes } = blackjackByMove.show(after) as PublicBlackjackRun;
  return blackjackByMove.payout(after, 1_000n * BigInt(stakes));
}

type Wanted = (run: BlackjackRun) => boolean;

/** Finds a client seed under which the next plays of the player have the wanted hands, in order. */
async function findClientSeed(serverSeed: ServerSeed, wanted: readonly Wanted[]) {
  for (let tried = 0; ; tried += 1) {
    const clientSeed = `hand ${tried}`;
    const runs = await Promise.all(
      wanted.map(async (_, index) =>
        blackjackByMove.start(
          {},
          await drawOf({ serverSeed, clientSeed, nonce: index + 1 }, blackjackByMove.words),
        ),
      ),
    );
    if (runs.every((run, index) => wanted[index]?.(run))) return { clientSeed, runs };
  }
}

/**
 * Deals hands to a new player with this balance, one at each game. A suitable client seed is searched
 * so that the hands match the test.
 */
export async function dealHands<Games extends Readonly<Record<string, Wanted>>>(
  playWorld: PlayWorld,
  funds: bigint,
  games: Games,
): Promise<{
  readonly player: Actor;
  readonly hands: { readonly [Game in keyof Games]: DealtHand };
}> {
  const { world } = playWorld;
  const player = await world.user({ funds });
  await world.services.fairness.show(player);
  const next = await queryRow<{ sealed: string }>(
    world.db,
    "select sealed from player_seeds where user_id = $1 and state = 'next'",
    [player.id],
  );
  const serverSeed = asServerSeed(sealer.open(next?.sealed ?? ''));
  const { clientSeed, runs } = await findClientSeed(serverSeed, Object.values(games));
  await world.services.fairness.rotate(player, clientSeed);
  const hands: Record<string, DealtHand> = {};
  for (const [index, game] of Object.keys(games).entries()) {
    const run = runs[index];
    if (run) hands[game] = { play: (await playWorld.play(player, game, {})).answer.data, run };
  }
  return { player, hands: hands as { readonly [Game in keyof Games]: DealtHand } };
}

/** Deals one open hand of blackjack that matches the test. */
export async function dealHand(
  playWorld: PlayWorld,
  funds: bigint,
  isWanted: Wanted = staysOpen(),
): Promise<DealtHand & { readonly player: Actor }> {
  const { player, hands } = await dealHands(playWorld, funds, { blackjack: isWanted });
  return { player, ...hands.blackjack };
}

/** Returns whether the rules allow these moves in sequence, and the hand is still open after them. */
export const staysOpen =
  (...moves: Move[]) =>
  (run: BlackjackRun): boolean => {
    try {
      return payoutAfter(run, ...moves) === null;
    } catch {
      return false;
    }
  };
