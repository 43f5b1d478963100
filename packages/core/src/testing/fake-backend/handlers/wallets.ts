import { AppError } from '../../../contract/error-codes.ts';
import type { WalletDetail } from '../../../contract/schemas/wallet.ts';
import { reportOf } from '../figures.ts';
import { ownerOf } from '../visibility.ts';
import { currentUser, type FakeUser, type World } from '../world.ts';
import type { HandlersOf } from './call.ts';

function walletOf(world: World, user: FakeUser): WalletDetail {
  const { id, username, role, status, wallet } = currentUser(world, user);
  return { ...wallet, owner: { id, username, role, status } };
}

/** Handlers of wallets and their reports. */
export const walletsHandlers: HandlersOf<'wallet'> = {
  'wallet.report': ({ world, caller, language, input: { params, query } }) => {
    const owner = ownerOf(world, caller(), params.walletId);
    if (owner.role !== 'agent' && query?.group === 'agent')
      throw new AppError('validation', 'group', { errors: { group: ['validation.choice'] } });
    return { data: reportOf(world, query ?? {}, language, owner) };
  },
  'wallet.show': ({ world, caller, input: { params } }) => ({
    data: walletOf(world, ownerOf(world, caller(), params.walletId)),
  }),
};
