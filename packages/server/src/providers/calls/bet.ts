import type { WalletRequest } from '@lobi/core/contract';
import { house, move, wallet, type Transfer } from '../../domain/postings.ts';
import { readStake } from '../../domain/stake.ts';
import { assertMayStake } from '../../services/protection/assert-may-stake.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import {
  findProviderGame,
  lockProviderRound,
  updateProviderRound,
  type ProviderRound,
  type ProviderTransaction,
  type StakedProviderGame,
} from '../../store/provider-rounds.ts';
import { touchSession, type ProviderSession } from '../../store/providers.ts';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { isRule, WalletRefusal } from '../refusal.ts';
import { setSessionOfRound } from '../../store/provider-payouts.ts';
import { countPayout } from '../payout-caps.ts';
import { claim, contentHashOf, findDone } from './claim.ts';
import { assertCurrency, readStakeSum, readSum } from './read-sum.ts';
import { assertLiving, knownSession } from './sessions.ts';

/** A stake and its immediate win, if any; amounts in minor units. */
interface Play {
  readonly kind: 'bet' | 'bet-and-win';
  readonly body: Pick<
    WalletRequest<'bet'>,
    'transactionId' | 'roundId' | 'gameId' | 'sessionId' | 'currency'
  >;
  readonly stakeText: string;
  readonly winText: string | null;
  /** Whether the round ends with this call. */
  readonly closes: boolean;
}

const replayOf = ({ id, walletId }: ProviderTransaction): CallOutcome => ({
  walletId,
  walletTxId: id,
  replay: true,
});

async function openGame(
  { tx, provider }: CallContext,
  session: ProviderSession,
  externalId: string,
): Promise<StakedProviderGame> {
  const game = await findProviderGame(tx, provider.id, externalId);
  if (!game?.isOpen || game.currency !== session.currency) {
    throw new WalletRefusal('INVALID_REQUEST', `No open game ${externalId}.`, session.walletId);
  }
  return game;
}

/**
 * Asserts that the round takes bets.
 * @throws WalletRefusal for a round that has ended, was rolled back, or belongs to another player or
 *   game
 */
function assertTakesBets(round: ProviderRound, session: ProviderSession, gameId: string): void {
  const { walletId } = session;
  if (round.cancelled) {
    throw new WalletRefusal('ALREADY_CANCELLED', 'The round was rolled back.', walletId);
  }
  const isAnothers =
    round.walletId !== null && (round.walletId !== walletId || round.gameId !== gameId);
  if (isAnothers) {
    throw new WalletRefusal(
      'DUPLICATE_CONFLICT',
      'The round is of another player or game.',
      walletId,
    );
  }
  if (round.closedAt) throw new WalletRefusal('ALREADY_SETTLED', 'The round is over.', walletId);
}

/**
 * Returns whether the player may stake; called before anything is locked. An identical call that
 * succeeded meanwhile may have used up the limit; its response then counts.
 */
async function assertMayPlay(
  context: CallContext,
  session: ProviderSession,
  game: StakedProviderGame,
  stake: bigint,
  findEqual: () => Promise<ProviderTransaction | undefined>,
): Promise<ProviderTransaction | undefined> {
  try {
    await assertMayStake(context.tx, { id: session.userId }, game, stake, context.terms);
    return undefined;
  } catch (error) {
    const equal = isRule(error) ? await findEqual() : undefined;
    if (equal) return equal;
    throw error;
  }
}

function transfersOf(
  id: string,
  { walletId, currency }: ProviderSession,
  title: string,
  { stake, win }: { readonly stake: bigint; readonly win: bigint },
): Transfer[] {
  const about = { currency, reference: id, params: { play: title } };
  const player = wallet(walletId);
  const taken = move(player, house('provider'), stake, { ...about, kind: 'bet' });
  if (win === 0n) return [taken];
  return [taken, move(house('provider'), player, win, { ...about, kind: 'payout' })];
}

async function play(context: CallContext, placedStake: Play): Promise<CallOutcome> {
  const { tx, provider, now } = context;
  const { body, kind } = placedStake;
  const session = await knownSession(context, body.sessionId);
  const { walletId, currency } = session;
  assertCurrency(body, currency);
  const contentHash = contentHashOf(
    kind,
    walletId,
    body.roundId,
    body.gameId,
    placedStake.stakeText,
    placedStake.winText,
  );
  const findEqual = () => findDone(context, body.transactionId, contentHash);
  const before = await findEqual();
  if (before) return replayOf(before);

  const stake = readStakeSum(placedStake.stakeText, currency);
  const win = placedStake.winText === null ? 0n : readSum(placedStake.winText, currency);
  assertLiving(session, now);
  const game = await openGame(context, session, body.gameId);
  readStake(placedStake.stakeText, game);
  const meanwhile = await assertMayPlay(context, session, game, stake, findEqual);
  if (meanwhile) return replayOf(meanwhile);

  const round = await lockProviderRound(tx, provider.id, body.roundId, now);
  await lockWallets(tx, [walletId]);
  const claimed = await claim(context, {
    externalId: body.transactionId,
    kind,
    roundId: round.id,
    walletId,
    currency,
    stake,
    payout: win,
    contentHash,
    targetId: null,
  });
  if (!claimed.isNew) return replayOf(claimed.done);
  assertTakesBets(round, session, game.id);
  await setSessionOfRound(tx, round.id, session.sessionId);
  if (win > 0n) {
    await countPayout(context, {
      ...{ call: 'betAndWin', externalId: body.transactionId, contentHash, body: placedStake.body },
      ...{ round: { ...round, gameId: game.id }, walletId, currency, amount: win },
    });
  }
  await postTransfers(tx, transfersOf(claimed.id, session, game.title, { stake, win }), now);
  const owner = { walletId, gameId: game.id, currency };
  await updateProviderRound(tx, round.id, { owner, close: placedStake.closes }, now);
  await touchSession(tx, session.sessionId, now);
  return { walletId, walletTxId: claimed.id };
}

/**
 * Posts a stake.
 * @throws WalletRefusal `INVALID_SESSION`, `PLAYER_LOCKED`, `LIMIT_EXCEEDED`, `INSUFFICIENT_FUNDS`,
 *   `INVALID_REQUEST`, `CURRENCY_MISMATCH`, `ALREADY_SETTLED`, `ALREADY_CANCELLED`, `DUPLICATE_CONFLICT`
 */
export const bet = (context: CallContext, body: WalletRequest<'bet'>): Promise<CallOutcome> =>
  play(context, { kind: 'bet', body, stakeText: body.amount, winText: null, closes: false });

/**
 * Posts a stake and pays its win, or does neither.
 * @throws PayoutAboveCap
 */
export const betAndWin = (
  context: CallContext,
  body: WalletRequest<'betAndWin'>,
): Promise<CallOutcome> =>
  play(context, {
    kind: 'bet-and-win',
    body,
    stakeText: body.betAmount,
    winText: body.winAmount,
    closes: body.roundClosed ?? true,
  });
