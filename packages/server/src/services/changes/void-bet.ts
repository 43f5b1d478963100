import {
  AppError,
  changeReasons,
  formatMoney,
  type ChangeParams,
  type Selection,
} from '@lobi/core/contract';
import { bettingStatuses, isInPool } from '@lobi/core/games';
import { mayManage } from '@lobi/core/rules';
import { move, stakesOf, wallet } from '../../domain/postings.ts';
import { findBet, voidBet as writeVoid, type BetRecord } from '../../store/bets.ts';
import type { Transaction } from '../../store/database.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import {
  announceRound,
  findRound,
  leaveDrawMarket,
  lockRound,
  updateRound,
} from '../../store/rounds.ts';
import type { UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toMessage, toMessageFacts, toMessageParams } from '../wire/to-message.ts';
import { requireId, requireVisibleWallet } from '../access/visibility.ts';
import { toRound } from '../wire/to-round.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

type Params = ChangeParams<'bet.void'>;

/** A bet on a side of a round. */
type ArenaBet = BetRecord & {
  readonly roundId: string;
  readonly roundNumber: number;
  readonly selection: Selection;
};

const isArenaBet = (bet: BetRecord): bet is ArenaBet =>
  bet.roundId !== null && bet.roundNumber !== null && bet.selection !== null;

/**
 * Returns an open bet of a round that still takes bets: afterwards its stake is part of the recorded,
 * signed pools, and only the whole round can be corrected.
 */
async function requireVoidable(
  tx: Transaction,
  actor: Actor,
  { walletId, betId }: Params,
): Promise<{ readonly bet: ArenaBet; readonly owner: UserRecord }> {
  const owner = await requireVisibleWallet(tx, actor, walletId);
  const bet = await findBet(tx, walletId, requireId(betId));
  if (!bet) throw new AppError('not_found');
  if (!mayManage(actor, owner)) throw new AppError('forbidden');
  if (!isArenaBet(bet)) throw new AppError('not_correctable', 'not a bet on a side');
  const round = await findRound(tx, bet.roundId);
  if (!round || !bettingStatuses.includes(round.status)) throw new AppError('round_state');
  if (bet.status !== 'placed') throw new AppError('conflict', `the bet is ${bet.status}`);
  return { bet, owner };
}

const messageOf = (params: Params) => toMessage(params, changeReasons['bet.void'], 'params.');

/**
 * Voids a bet: the stake is refunded, and the pools no longer include it. Errors: `not_found`,
 * `forbidden`, `not_correctable`, `round_state`, `conflict`.
 * @source ours
 */
export const voidBet = (_deps: ServiceDeps): ChangeKind<Params> => ({
  findSubject: async (tx, { actor, params }) => {
    const { bet, owner } = await requireVoidable(tx, actor, params);
    return {
      id: bet.id,
      name: owner.username,
      personId: owner.id,
      facts: [
        ...fact('game', bet.gameTitle, null),
        ...fact('fight', String(bet.roundNumber), null),
        ...fact('selection', bet.selection, null),
        ...fact('stake', formatMoney(bet.amount, bet.currency), null),
        ...toMessageFacts(messageOf(params)),
      ],
    };
  },
  execute: async (tx, { actor, params, at }) => {
    const messageParams = toMessageParams(messageOf(params));
    const seen = await findBet(tx, params.walletId, requireId(params.betId));
    // Locks the round first, in the order of all transactions that move its money.
    if (seen?.roundId) await lockRound(tx, seen.roundId);
    const { bet, owner } = await requireVoidable(tx, actor, params);
    const { id, roundId, walletId, amount, currency, selection } = bet;
    if (!(await writeVoid(tx, id, at))) throw new AppError('conflict', 'was settled meanwhile');
    const back = move(stakesOf(roundId, selection), wallet(walletId), amount, {
      kind: 'refund',
      currency,
      reference: id,
      params: { fight: bet.roundNumber, selection, game: bet.gameTitle, void: 1, ...messageParams },
    });
    await postTransfers(tx, [back], at);
    if (!isInPool(selection)) await leaveDrawMarket(tx, roundId, amount);
    await updateRound(tx, roundId, {});
    const round = await findRound(tx, roundId);
    if (round) await announceRound(tx, toRound(round));
    await notify(tx, {
      userId: owner.id,
      kind: 'bet-voided',
      params: {
        game: bet.gameTitle,
        amount: formatMoney(amount, currency),
        currency,
        ...messageParams,
      },
      subject: { kind: 'wallet', id: walletId },
      at,
    });
    return {};
  },
});
