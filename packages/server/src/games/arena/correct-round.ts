import { outcomeOf, refundsPool, splitPool, type BetOutcome } from '@lobi/core/games';
import {
  house,
  stakesOf,
  wallet,
  type AccountRef,
  type Posting,
  type Transfer,
} from '../../domain/postings.ts';
import { poolsOf, toRound } from '../../services/wire/to-round.ts';
import {
  claimCorrection,
  finishCorrection,
  nextSettledBets,
  reverseEarnings,
  rewriteOutcomes,
  spendable,
  sumHouseShare,
  type RunningCorrection,
  type SettledBet,
} from '../../store/corrections.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { accrueEarnings } from '../../store/earnings.ts';
import { findGame } from '../../store/games.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import {
  announceRound,
  currentTime,
  findRound,
  updateRound,
  type RoundRecord,
} from '../../store/rounds.ts';
import { paidOut } from '../../store/settlement.ts';
import { earnedOn } from './earned-on.ts';
import { moveSigned, postHouseShares } from './post-house-shares.ts';
import { betsAtOnce, type BatchOutcome, type SettleOptions } from './settle-round.ts';

/** A round during its correction. */
interface Correcting {
  readonly running: RunningCorrection;
  readonly round: RoundRecord;
  readonly title: string;
  readonly now: Date;
}

/**
 * Corrects one batch of bets of an approved correction, in one transaction. Every step is a new entry:
 * underpaid amounts are paid in full; overpaid amounts are taken back as far as the wallet's floor
 * allows, and the rest is owed to `house:shortfall`.
 * @source ours
 */
export function correctBatch(db: Database, options: SettleOptions = {}): Promise<BatchOutcome> {
  return db.transaction(async (tx) => {
    const running = await claimCorrection(tx, options.except ?? []);
    if (!running) return 'idle';
    options.onClaim?.(running.roundId);
    const correcting = await begin(tx, running, options.at);
    const bets = await nextSettledBets(tx, running, betsAtOnce);
    await correctBets(tx, correcting, bets);
    if (bets.length === betsAtOnce) return 'batch';
    await finish(tx, correcting);
    return 'settled';
  });
}

async function begin(
  tx: Transaction,
  running: RunningCorrection,
  at: Date | undefined,
): Promise<Correcting> {
  const round = await findRound(tx, running.roundId);
  const game = round && (await findGame(tx, round.gameId));
  if (!round || !game) throw new Error(`Round ${running.roundId} of a correction does not exist.`);
  return { running, round, title: game.title, now: await currentTime(tx, at) };
}

/** Amount that the correction of one bet moves between the pool or the house, and a wallet. */
interface Claim {
  readonly reference: string;
  /** Account that pays the amount, or receives the refund. */
  readonly account: AccountRef;
  readonly walletId: string;
  /** Minor units: above zero the wallet gains. */
  readonly amount: bigint;
}

/** Postings of a claim, given the available amount of the wallet; what it cannot cover becomes a debt. */
function postingsOf({ account, walletId, amount }: Claim, available: bigint): Posting[] {
  const back = amount < 0n ? (available < -amount ? available : -amount) : -amount;
  const owed = amount < 0n ? -amount - back : 0n;
  return [
    { account, amount: -amount },
    { account: wallet(walletId), amount: -back },
    { account: house('shortfall'), amount: -owed },
  ].filter((posting) => posting.amount !== 0n);
}

/** Posts claims one after the other, each against the remaining amount of its wallet. */
async function bookClaims(
  tx: Transaction,
  { round, title, now, running }: Correcting,
  claims: readonly Claim[],
): Promise<void> {
  const owners = [...new Set(claims.map(({ walletId }) => walletId))];
  await lockWallets(tx, owners);
  const available = await spendable(tx, owners);
  const transfers = claims.map((claim): Transfer => {
    const postings = postingsOf(claim, available.get(claim.walletId) ?? 0n);
    const gained = postings.find(
      (posting) => posting.account.kind === 'wallet' && posting.account.id === claim.walletId,
    );
    available.set(claim.walletId, (available.get(claim.walletId) ?? 0n) + (gained?.amount ?? 0n));
    return {
      kind: 'correction',
      currency: round.currency,
      reference: claim.reference,
      params: { fight: round.number, game: title, from: running.from, to: running.to },
      postings,
    };
  });
  await postTransfers(tx, transfers, now);
}

async function correctBets(
  tx: Transaction,
  correcting: Correcting,
  bets: readonly SettledBet[],
): Promise<void> {
  const { round, running, now } = correcting;
  const pools = poolsOf(round.pools);
  const outcomes = bets.map((bet) => outcomeOf(bet, running.to, pools, round));
  const claims = bets.flatMap((bet, index): Claim[] => {
    const amount = payoutOf(outcomes[index]) - bet.payout;
    const account = stakesOf(round.id, bet.selection);
    return amount === 0n ? [] : [{ reference: bet.id, account, walletId: bet.walletId, amount }];
  });
  await bookClaims(tx, correcting, claims);
  await rewriteOutcomes(tx, bets, outcomes, now);
  if (refundsPool(running.from)) {
    const commissions = await earnedOn(tx, round.takeoutBp, bets, outcomes);
    await accrueEarnings(tx, round, commissions, now);
  }
}

const payoutOf = (outcome: BetOutcome | undefined): bigint => outcome?.payout ?? 0n;

/** After the last bet: posts the commission of agents and of the house for the right result. */
async function finish(tx: Transaction, correcting: Correcting): Promise<void> {
  const { round, running, now } = correcting;
  if (!refundsPool(running.from) && refundsPool(running.to)) await takeBackEarnings(tx, correcting);
  const pools = poolsOf(round.pools);
  const paid = await paidOut(tx, round.id);
  const taken = await sumHouseShare(tx, round.id);
  const due = splitPool(pools, running.to, round.takeoutBp, paid);
  const shares = {
    takeout: due.takeout - taken.takeout,
    breakage: due.breakage - taken.breakage,
  };
  await postHouseShares(tx, round, shares, now);
  await finishCorrection(tx, running.id, now);
  await updateRound(tx, round.id, { result: running.to });
  const corrected = await findRound(tx, round.id);
  if (corrected) await announceRound(tx, toRound(corrected));
}

/** Reverses agent commission on refunds: unclaimed amounts are not paid, claimed ones are taken back. */
async function takeBackEarnings(tx: Transaction, correcting: Correcting): Promise<void> {
  const earnings = await reverseEarnings(tx, correcting.round.id);
  const unpaid = earnings
    .filter(({ wasPaid }) => !wasPaid)
    .reduce((sum, { amount }) => sum + amount, 0n);
  await postTransfers(
    tx,
    moveSigned(house('earnings'), house('takeout'), unpaid, correcting.round, 'commission'),
    correcting.now,
  );
  const claims = earnings
    .filter(({ wasPaid }) => wasPaid)
    .map(({ id, walletId, amount }) => ({
      reference: id,
      account: house('takeout'),
      walletId,
      amount: -amount,
    }));
  await bookClaims(tx, correcting, claims);
}
