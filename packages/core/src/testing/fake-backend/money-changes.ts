import { AppError } from '../../contract/error-codes.ts';
import type { PublicMessage, PublicReason } from '../../contract/public-reasons.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { ChangeParams } from '../../contract/schemas/change-request.ts';
import { isReversible } from '../../contract/statuses.ts';
import { bettingStatuses } from '../../games/arena/round-steps.ts';
import { amountOf, minorOf, post, wireOf } from './money.ts';
import { notify } from './news.ts';
import { saveRound } from './rounds.ts';
import { withOdds } from './sides.ts';
import { change, requireFound, type FakeEntry, type FakeUser, type World } from './world.ts';
import type { TranslatableText } from './translatable-text.ts';

/** Returns the public message about a change. */
const messageOf = ({
  publicReason: reason = 'general',
  remark,
}: {
  readonly publicReason?: PublicReason | undefined;
  readonly remark?: string | undefined;
}): PublicMessage => ({ reason, remark: remark || null });

/** Owner of a wallet. */
export const holderOf = (world: World, walletId: string): FakeUser =>
  requireFound([...world.users.values()].find(({ wallet }) => wallet.id === walletId));

/** An open bet of a round that takes bets. Throws like the change. */
export function voidableBet(world: World, { walletId, betId }: ChangeParams<'bet.void'>): Bet {
  const bet = requireFound(
    world.bets.find((each) => each.id === betId && each.walletId === walletId),
  );
  if (bet.roundId === null || bet.selection === null) throw new AppError('not_correctable');
  const { status } = requireFound(world.rounds.get(bet.roundId));
  if (!bettingStatuses.includes(status)) throw new AppError('round_state');
  if (bet.status !== 'placed') throw new AppError('conflict');
  return bet;
}

/** Refunds the stake, and removes the bet from the pools. */
export function voidBet(world: World, params: ChangeParams<'bet.void'>): void {
  const message = messageOf(params);
  const bet = voidableBet(world, params);
  const { id, walletId, amount, game, selection, roundNumber } = bet;
  change(world.bets, bet, { status: 'cancelled', payout: amount, settledAt: world.timeNow() });
  post(world, walletId, {
    kind: 'refund',
    amount: minorOf(amount),
    text: {
      key: 'ledger.details.void',
      params: { game: game.title, fight: roundNumber ?? 0 },
    },
    reference: id,
    message,
  });
  const round = requireFound(world.rounds.get(bet.roundId ?? ''));
  const shrunk = round.selections.map((side) =>
    side.key === selection
      ? { ...side, pool: wireOf(minorOf(side.pool) - minorOf(amount)), bets: side.bets - 1 }
      : side,
  );
  saveRound(world, round, {
    betCount: round.betCount - 1,
    selections: withOdds(requireFound(world.games.get(round.gameId)), round, shrunk),
  });
  const owner = holderOf(world, walletId);
  const facts = { game: game.title, amount: { money: amount }, reason: { message } };
  notify(world, owner.id, 'bet-voided', facts, { kind: 'wallet', id: walletId });
}

/** An entry that may be reversed. Throws like the change. */
export function reversibleEntry(
  world: World,
  { walletId, version }: ChangeParams<'transfer.reverse'>,
): FakeEntry {
  const entries = requireFound(world.ledger.get(walletId));
  const entry = requireFound(entries.find((each) => each.version === version));
  if (!isReversible(entry.kind)) throw new AppError('not_correctable');
  if (entries.some(({ corrects }) => corrects === entry.id)) throw new AppError('conflict');
  return entry;
}

const reversalText = ({ text, details = '' }: FakeEntry): TranslatableText => ({
  key: 'ledger.details.reversal',
  params: { movement: text ? { text } : details },
});

/** Reverses a transfer in every affected wallet; none gives back more than it has. */
export function reverseTransfer(world: World, params: ChangeParams<'transfer.reverse'>): void {
  const message = messageOf(params);
  const { kind, reference } = reversibleEntry(world, params);
  for (const [walletId, entries] of world.ledger) {
    const booked = entries.find((each) => each.kind === kind && each.reference === reference);
    if (!booked) continue;
    const available = minorOf(requireFound(world.wallets.get(walletId)).available);
    const wanted = -minorOf(booked.amount);
    const amount = wanted < -available ? -available : wanted;
    if (amount !== 0n) {
      const facts = { text: reversalText(booked), reference, message, corrects: booked.id };
      post(world, walletId, { kind: 'correction', amount, ...facts });
    }
    const owner = holderOf(world, walletId);
    const noticeParams = { amount: { money: booked.amount }, reason: { message } };
    notify(world, owner.id, 'movement-corrected', noticeParams, { kind: 'wallet', id: walletId });
  }
}

type FloatParams = ChangeParams<'float.mint'>;

/**
 * Returns the balance of a wallet after minting (`1n`) or burning (`-1n`) float. Throws like the change.
 */
export function floatAfter(
  world: World,
  { walletId, amount, version }: FloatParams,
  sign: bigint,
): { readonly before: string; readonly after: string } {
  const wallet = requireFound(world.wallets.get(walletId));
  if (wallet.version !== version) throw new AppError('conflict');
  const after = minorOf(wallet.available) + sign * amountOf(amount);
  if (after < 0n) throw new AppError('insufficient_funds');
  return { before: wallet.balance, after: wireOf(after + minorOf(wallet.held)) };
}

/** Mints or burns float. */
export function moveFloat(world: World, params: FloatParams, sign: bigint): void {
  const message = messageOf(params);
  floatAfter(world, params, sign);
  const { walletId } = params;
  const amount = sign * amountOf(params.amount);
  const kind = sign > 0n ? 'mint' : 'burn';
  const text = { key: `ledger.details.${kind}` } as const;
  post(world, walletId, { kind, amount, text, reference: walletId, message });
  const noticeParams = { amount: { money: wireOf(amount) }, reason: { message } };
  const { id } = holderOf(world, walletId);
  notify(world, id, 'float-changed', noticeParams, { kind: 'wallet', id: walletId });
}
