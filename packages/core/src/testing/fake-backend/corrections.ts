import { AppError } from '../../contract/error-codes.ts';
import { correctionReasons, type PublicReason } from '../../contract/public-reasons.ts';
import type { Round } from '../../contract/schemas/round.ts';
import type { CorrectedResult } from '../../contract/statuses.ts';
import { outcomeOf } from '../../games/arena/parimutuel.ts';
import { assertCorrectable } from '../../rules/correction-terms.ts';
import { minorOf, post, wireOf } from './money.ts';
import { assertReason } from './public-reasons.ts';
import { saveRound } from './rounds.ts';
import { payTermsOf, poolsOf } from './sides.ts';
import { requireFound, type FakeUser, type World } from './world.ts';

/** Requests the correction of a settled result. */
export function requestCorrection(
  world: World,
  caller: FakeUser,
  roundId: string,
  {
    result,
    reason,
    publicReason = 'general',
    remark,
  }: {
    readonly result: CorrectedResult;
    readonly reason: string;
    readonly publicReason?: PublicReason | undefined;
    readonly remark?: string | undefined;
  },
): Round {
  const round = requireFound(world.rounds.get(roundId));
  const settledAt = round.settledAt === null ? null : new Date(round.settledAt);
  const from = assertCorrectable({ ...round, settledAt }, result, new Date(world.clock.now()));
  // A refused correction leaves the round open to another one.
  const isFree = round.correction === null || round.correction.status === 'refused';
  if (!isFree) throw new AppError('round_state');
  assertReason('publicReason', publicReason, correctionReasons);
  world.correctionsBy.set(roundId, caller.id);
  world.correctionNotes.set(roundId, reason);
  const message = { reason: publicReason, remark: remark || null };
  return saveRound(world, round, {
    correction: {
      ...{ status: 'requested', from, to: result, reason: null, message },
      requestedAt: world.timeNow(),
    },
  });
}

/** A round for staff, with the notes about its correction. */
export const forStaff = (world: World, round: Round): Round => ({
  ...round,
  correction: round.correction && {
    ...round.correction,
    reason: world.correctionNotes.get(round.id) ?? null,
  },
});

/** The second person decides; an approved correction moves the money at once. */
export function decideCorrection(
  world: World,
  caller: FakeUser,
  roundId: string,
  approve: boolean,
): Round {
  const round = requireFound(world.rounds.get(roundId));
  const { correction } = round;
  if (correction?.status !== 'requested') throw new AppError('round_state');
  if (world.correctionsBy.get(roundId) === caller.id) throw new AppError('own_request');
  if (!approve) {
    return saveRound(world, round, { correction: { ...correction, status: 'refused' } });
  }
  payAgain(world, round, correction.to);
  return saveRound(world, round, {
    result: correction.to,
    correction: { ...correction, status: 'done' },
  });
}

/** Moves the differences; a wallet gives back at most what it has. */
function payAgain(world: World, round: Round, result: CorrectedResult): void {
  const pools = poolsOf(round);
  world.bets.forEach((bet, index) => {
    if (bet.roundId !== round.id || bet.selection === null) return;
    const staked = { selection: bet.selection, amount: minorOf(bet.amount) };
    const { status, odds, payout } = outcomeOf(staked, result, pools, payTermsOf(round));
    const difference = payout - minorOf(bet.payout ?? '0');
    const available = minorOf(requireFound(world.wallets.get(bet.walletId)).available);
    const amount = difference < -available ? -available : difference;
    world.bets[index] = { ...bet, status, odds, payout: wireOf(payout) };
    if (amount === 0n) return;
    post(world, bet.walletId, {
      kind: 'correction',
      amount,
      text: {
        key: 'ledger.details.correction',
        params: { game: bet.game.title, fight: round.number },
      },
      reference: bet.id,
    });
  });
}
