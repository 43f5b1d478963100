import { isStaff } from '../../../contract/roles.ts';
import { AppError } from '../../../contract/error-codes.ts';
import type { EarningDetail } from '../../../contract/schemas/earning.ts';
import { roundBehind, totalsOf } from '../figures.ts';
import { minorOf, post } from '../money.ts';
import { announceChange, recordActivity } from '../news.ts';
import { ownerOf } from '../visibility.ts';
import { change, requireFound, type FakeEarning, type FakeUser, type World } from '../world.ts';
import { only, pageOf, type HandlersOf } from './call.ts';

/** An earning of the caller, or any for staff. */
function earningOf(world: World, caller: FakeUser, id: string): FakeEarning {
  const earning = requireFound(world.earnings.find((row) => row.id === id));
  if (earning.claimee.id !== caller.id && !isStaff(caller)) throw new AppError('not_found');
  return earning;
}

const toEarning = (world: World, earning: FakeEarning): EarningDetail => ({
  ...earning,
  round: roundBehind(world, earning.roundId),
});

/** The caller, who may move money; checked before the earnings are looked up. */
function claimant(caller: FakeUser): FakeUser {
  if (caller.status === 'pending') throw new AppError('account_pending');
  if (caller.status === 'restricted') throw new AppError('account_restricted');
  return caller;
}

/** Pays a claimable earning into its wallet. */
function claim(world: World, caller: FakeUser, earning: FakeEarning): FakeEarning {
  if (earning.claimee.id !== caller.id) throw new AppError('not_found');
  if (earning.status !== 'claimable') throw new AppError('conflict');
  const { id: reference, walletId } = earning;
  const text = { key: 'ledger.details.earning' } as const;
  const amount = minorOf(earning.amount);
  post(world, walletId, { kind: 'earning', amount, text, reference });
  announceChange(world, 'earning', earning.id, caller);
  recordActivity(world, caller.id, 'earning-claim', { kind: 'earning', id: earning.id });
  return change(world.earnings, earning, { status: 'paid', paidAt: world.timeNow() });
}

/** Handlers of agents' earnings and claims. */
export const earningsHandlers: HandlersOf<'earning'> = {
  'earning.list': ({ world, caller, input: { params, query } }) => {
    const owner = ownerOf(world, caller(), params.walletId);
    const rows = world.earnings
      .filter(({ claimee }) => claimee.id === owner.id)
      .filter(only('status', query?.status));
    return pageOf(rows, query, { createdAt: ({ date }) => date });
  },
  'earning.totals': ({ world, caller, input: { params } }) => ({
    data: totalsOf(world, ownerOf(world, caller(), params.walletId).id),
  }),
  'earning.claim-all': ({ world, caller, input: { params } }) => {
    const me = claimant(caller());
    if (me.wallet.id !== params.walletId) throw new AppError('not_found');
    const mine = world.earnings.filter(
      ({ claimee, status }) => claimee.id === me.id && status === 'claimable',
    );
    if (mine.length === 0) throw new AppError('conflict');
    for (const earning of mine) claim(world, me, earning);
    return { data: totalsOf(world, me.id) };
  },
  'earning.show': ({ world, caller, input: { params } }) => ({
    data: toEarning(world, earningOf(world, caller(), params.earningId)),
  }),
  'earning.claim': ({ world, caller, input: { params } }) => {
    const me = claimant(caller());
    return { data: toEarning(world, claim(world, me, earningOf(world, me, params.earningId))) };
  },
};
