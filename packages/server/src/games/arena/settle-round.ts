import type { RoundResult } from '@lobi/core/contract';
import { outcomeOf, splitPool, type BetOutcome, type Pools } from '@lobi/core/games';
import { move, stakesOf, wallet, type Transfer } from '../../domain/postings.ts';
import { toRound, poolsOf } from '../../services/wire/to-round.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { accrueEarnings } from '../../store/earnings.ts';
import { findGame } from '../../store/games.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { queueResultMessages } from '../../store/push.ts';
import {
  announceRound,
  currentTime,
  findRound,
  updateRound,
  type RoundRecord,
} from '../../store/rounds.ts';
import {
  claimDueRound,
  nextOpenBets,
  paidOut,
  writeOutcomes,
  type DueRound,
  type OpenBet,
} from '../../store/settlement.ts';
import { earnedOn } from './earned-on.ts';
import { postHouseShares } from './post-house-shares.ts';

/** Bets per transaction: enough for throughput, few enough that other bets hardly wait. */
export const betsAtOnce = 500;

/** Options of a settlement: which round, and the booking time. */
export interface SettleOptions {
  /** Only this round. */
  readonly roundId?: string;
  /** Rounds to skip. */
  readonly except?: readonly string[];
  /** Default: the database's clock. */
  readonly at?: Date;
  /** Called with the round before its batch, so that a failure can be attributed to it. */
  readonly onClaim?: (roundId: string) => void;
}

/** Outcome of a batch: `idle` when nothing was due. */
export type BatchOutcome = 'idle' | 'batch' | 'settled';

/** A round during its settlement. */
interface Settling {
  readonly due: DueRound;
  readonly round: RoundRecord;
  readonly title: string;
  readonly result: RoundResult;
  readonly pools: Pools;
  readonly now: Date;
}

/**
 * Settles one batch of a due round in one transaction: outcomes, money, earnings, progress. A crash
 * loses at most the current batch, and the next node continues after the last one.
 * @source ours
 */
export function settleBatch(db: Database, options: SettleOptions = {}): Promise<BatchOutcome> {
  return db.transaction(async (tx) => {
    const due = await claimDueRound(tx, options);
    if (!due) return 'idle';
    options.onClaim?.(due.id);
    const settling = await begin(tx, due, options.at);
    const bets = await nextOpenBets(tx, due, betsAtOnce);
    await settleBets(tx, settling, bets);
    if (bets.length === betsAtOnce) return 'batch';
    await finish(tx, settling);
    return 'settled';
  });
}

/** Settles every due round; returns the number of batches. */
export async function settleAll(db: Database, options: SettleOptions = {}): Promise<number> {
  let batches = 0;
  while ((await settleBatch(db, options)) !== 'idle') batches += 1;
  return batches;
}

async function begin(tx: Transaction, due: DueRound, at: Date | undefined): Promise<Settling> {
  const declared = await readRound(tx, due.id);
  if (declared.status === 'declared') {
    const isCancelled = declared.result === 'cancelled';
    await updateRound(
      tx,
      due.id,
      isCancelled ? { status: 'cancelled', reason: 'operator' } : { status: 'settling' },
    );
    await announce(tx, due.id);
  }
  const round = await readRound(tx, due.id);
  const game = await findGame(tx, round.gameId);
  if (!game || round.result === null) throw new Error(`Round ${due.id} has no result to settle.`);
  const now = await currentTime(tx, at);
  return { due, round, title: game.title, result: round.result, pools: poolsOf(round.pools), now };
}

async function readRound(tx: Transaction, roundId: string): Promise<RoundRecord> {
  const round = await findRound(tx, roundId);
  if (!round) throw new Error(`Round ${roundId} does not exist.`);
  return round;
}

async function announce(tx: Transaction, roundId: string): Promise<void> {
  await announceRound(tx, toRound(await readRound(tx, roundId)));
}

async function settleBets(
  tx: Transaction,
  settling: Settling,
  bets: readonly OpenBet[],
): Promise<void> {
  const { round, result, pools, now } = settling;
  const outcomes = bets.map((bet) => outcomeOf(bet, result, pools, round));
  const transfers = bets.flatMap((bet, index) => payment(settling, bet, outcomes[index]));
  await postTransfers(tx, transfers, now);
  await writeOutcomes(tx, round.id, bets, outcomes, now);
  const commissions = await earnedOn(tx, round.takeoutBp, bets, outcomes);
  await accrueEarnings(tx, round, commissions, now);
}

/** The transfer that pays out a bet; none for a lost one. */
function payment(
  { round, title }: Settling,
  bet: OpenBet,
  outcome: BetOutcome | undefined,
): Transfer[] {
  if (!outcome || outcome.payout === 0n) return [];
  return [
    move(stakesOf(round.id, bet.selection), wallet(bet.walletId), outcome.payout, {
      kind: outcome.status === 'won' ? 'payout' : 'refund',
      currency: round.currency,
      reference: bet.id,
      params: { fight: round.number, selection: bet.selection, game: title },
    }),
  ];
}

/**
 * After the last bet: pays the house commission and, out of it, the agents' commission, and empties the
 * pool.
 */
async function finish(tx: Transaction, settling: Settling): Promise<void> {
  const { round, result, pools, now } = settling;
  const paid = await paidOut(tx, round.id);
  await postHouseShares(tx, round, splitPool(pools, result, round.takeoutBp, paid), now);
  const { id, number, currency } = round;
  await queueResultMessages(tx, { id, number, currency, game: settling.title });
  const isCancelled = round.status === 'cancelled';
  await updateRound(tx, round.id, {
    status: isCancelled ? 'cancelled' : 'settled',
    settledAt: now,
  });
  await announce(tx, round.id);
}
