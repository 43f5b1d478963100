import { AppError } from '@lobi/core/contract';
import { move, wallet as walletAccount } from '../../domain/postings.ts';
import type { TableResult, TableStake } from '../../services/plays/table-port.ts';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { insertPlay, storeOutcome, type EngineFacts } from '../../store/plays.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import { findSeat, shareTableRound, type TableRound } from '../../store/tables.ts';
import type { Dealer } from './dealer.ts';
import { tableGameOf } from './table-games.ts';

/** Unique constraint: a player stakes once per round, in crash once per slot. */
const onceARound = 'plays_once_a_round';

type Clock = (tx: Transaction) => Promise<Date>;

/** Returns the round of a game that currently takes bets. @throws AppError `bet_closed` */
async function requireBetting(
  tx: Transaction,
  gameId: string,
  clock: Clock,
): Promise<{ readonly round: TableRound; readonly at: Date }> {
  const seat = await findSeat(tx, gameId);
  const round = seat?.roundId ? await shareTableRound(tx, seat.roundId) : undefined;
  const at = await clock(tx);
  if (!seat?.enabled || round?.status !== 'betting' || at >= round.closesAt) {
    throw new AppError('bet_closed');
  }
  return { round, at };
}

/** Inserts the play; the caller holds the lock of its wallet. @throws AppError `play_open` */
const writePlay = (
  tx: Transaction,
  round: TableRound,
  { walletId, stake }: TableStake,
  { choice, at }: { readonly choice: EngineFacts; readonly at: Date },
): Promise<string> =>
  insertPlay(
    tx,
    {
      gameId: round.gameId,
      engine: round.engine,
      walletId,
      currency: round.currency,
      amount: stake,
      choice,
      outcome: null,
      drawnBy: { round: { id: round.id, number: round.number } },
    },
    at,
  ).catch((error: unknown) => {
    throw breaksConstraint(error, onceARound) ? new AppError('play_open') : error;
  });

/**
 * Places a stake in the round that currently takes bets, by the server's clock: inserts the play and
 * moves the money. The round is share-locked, so that its betting ends before a play or after it.
 * @throws AppError `validation`, `bet_closed`, `play_open`, `payout_above_maximum`, `insufficient_funds`
 */
export async function joinRound(
  tx: Transaction,
  dealer: Dealer,
  taken: TableStake,
  clock: Clock,
): Promise<TableResult> {
  const { game, walletId, stake } = taken;
  const table = tableGameOf(game.engine);
  const { round, at } = await requireBetting(tx, game.id, clock);
  const { currency, terms } = round;
  const choice = table.accept({ choice: taken.choice, stake, terms, currency });
  await lockWallets(tx, [walletId]);
  const playId = await writePlay(tx, round, taken, { choice, at });
  const outcome = await table.initialOutcome(await dealer.seedsOf(round), playId, choice);
  if (outcome) await storeOutcome(tx, playId, outcome);
  const about = { kind: 'bet', currency, reference: playId, params: { play: game.title } } as const;
  const transfer = move(walletAccount(walletId), table.account(round.id), stake, about);
  const wallet = (await postTransfers(tx, [transfer], at)).get(walletId);
  if (!wallet) throw new Error(`Wallet ${walletId} was not debited.`);
  return { playId, wallet };
}
