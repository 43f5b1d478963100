import { house, move, wallet } from '../../packages/server/src/domain/postings.ts';
import { usualPlan, type EarningPlan } from '../../packages/server/src/domain/earning-plan.ts';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import {
  closeCycle,
  closingDelayMs,
  type ClosingOutcome,
} from '../../packages/server/src/services/earnings/close-cycle.ts';
import { postTransfers } from '../../packages/server/src/store/post-transfers.ts';
import { withBuiltInGames, type PlayWorld } from '../games/play-world.ts';
import type { World } from './world.ts';
import { queryRow } from '../query-rows.ts';

/** Days begin at 17:00 of the previous day in UTC; the world begins on the 1st at 7 in the morning. */
export const terms = { currency: 'IDR', timeZone: 'Asia/Jakarta', gameEarningsBp: 1_000 } as const;
export const dayMs = 86_400_000;
export const endOfFirst = new Date('2026-11-01T17:00:00Z');

export interface Downline {
  readonly world: World;
  readonly games: PlayWorld;
  readonly agent: Actor;
  readonly subagent: Actor;
  readonly player: Actor;
}

/** A player below a subagent (1 %) below an agent (3 %): 10 and 20 % of what the house wins. */
export async function downline(world: World): Promise<Downline> {
  const agent = await world.user({ role: 'agent', commissionBp: 300 });
  const subagent = await world.user({ role: 'agent', parent: agent, commissionBp: 100 });
  const player = await world.user({ parent: subagent, funds: 10_000_000n });
  return { world, games: await withBuiltInGames(world), agent, subagent, player };
}

/** A play on a built-in game with a given outcome. */
export async function record(
  { world }: Pick<Downline, 'world'>,
  player: Actor,
  { stake, payout, at }: { readonly stake: number; readonly payout: number; readonly at?: Date },
): Promise<void> {
  const { db, clock } = world;
  const game = await queryRow<{ id: string }>(db, `select id from games where key = 'dice'`);
  await db.transaction(async (tx) => {
    await tx.run(
      `insert into player_seeds (id, user_id, state, commitment, sealed)
       values (gen_random_uuid(), $1, 'next', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'x')
       on conflict do nothing`,
      [player.id],
    );
    await tx.run(
      `update player_seeds set state = 'current', client_seed = 'c'
       where user_id = $1 and state = 'next'
         and not exists (select from player_seeds where user_id = $1 and state = 'current')`,
      [player.id],
    );
    const seed = await queryRow<{ id: string; nonce: number }>(
      tx,
      `update player_seeds set nonce = nonce + 1 where user_id = $1 and state = 'current'
       returning id, nonce`,
      [player.id],
    );
    const play = await queryRow<{ id: string }>(
      tx,
      `insert into plays (id, game_id, wallet_id, engine, choice, seed_id, nonce, currency, amount, created_at)
       values (gen_random_uuid(), $1, $2, 'dice', '{}', $3, $4, 'IDR', $5, $6) returning id`,
      [game!.id, player.walletId, seed!.id, seed!.nonce, stake, at ?? clock.now],
    );
    const about = { currency: 'IDR', reference: play!.id } as const;
    await postTransfers(tx, [
      move(wallet(player.walletId), house('bank'), BigInt(stake), { ...about, kind: 'bet' }),
      ...(payout > 0
        ? [
            move(house('bank'), wallet(player.walletId), BigInt(payout), {
              ...about,
              kind: 'payout',
            }),
          ]
        : []),
    ]);
    await tx.run(
      `update plays set status = case when $2 > 0 then 'won' else 'lost' end, payout = $2,
         outcome = '{}', settled_at = $3 where id = $1`,
      [play!.id, payout, at ?? clock.now],
    );
  });
}

/** Closes the ended cycles of a plan one by one. */
export async function closeAll(
  world: World,
  at: Date,
  plan: EarningPlan = usualPlan,
): Promise<ClosingOutcome[]> {
  const outcomes: ClosingOutcome[] = [];
  do outcomes.push(await closeCycle(world.db, terms, plan, at));
  while (outcomes.at(-1) !== 'idle');
  return outcomes.slice(0, -1);
}

/** Earliest closing time of a day after the first. */
export const after = (days: number): Date =>
  new Date(endOfFirst.getTime() + days * dayMs + closingDelayMs);
