import { AppError, freezeReasons, type UserDetail, type WalletFreeze } from '@lobi/core/contract';
import { actionsOn } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { currentTime } from '../../store/rounds.ts';
import { findUserDetail, raiseUserVersion } from '../../store/users.ts';
import { freezeWallet, unfreezeWallet } from '../../store/wallet-freezes.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toMessage, toMessageParams } from '../wire/to-message.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { toUserDetail } from '../wire/to-user-detail.ts';
import { unknownPlace } from '../people/unknown-place.ts';

/**
 * Freezes and unfreezes wallets. The owner can take no money out of a frozen wallet by any game, request
 * or transfer; wins, refunds and deposits still arrive, and the operator may correct wrong payouts.
 * @source ours
 */
export interface WalletFreezeService {
  /**
   * Effective as soon as the call returns: a concurrent stake has either been booked before, or is
   * rejected. The owner sees the message, never the reason.
   * @throws AppError `not_found`, `forbidden`, `conflict` when it already has this state
   */
  change(actor: Actor, userId: string, body: WalletFreeze): Promise<UserDetail>;
}

const actions = {
  freeze: { write: freezeWallet, activity: 'wallet-freeze', news: 'wallet-frozen' },
  unfreeze: { write: unfreezeWallet, activity: 'wallet-unfreeze', news: 'wallet-unfrozen' },
} as const;

export function createWalletFreezeService(deps: ServiceDeps): WalletFreezeService {
  const { db, wakeOutbox } = deps;
  return {
    change: async (actor, userId, { frozen, reason, publicReason, remark }) => {
      const { id, walletId } = await requireVisibleUser(db, actor, userId);
      const step = frozen ? 'freeze' : 'unfreeze';
      const { write, activity, news } = actions[step];
      const message = toMessage({ publicReason, remark }, freezeReasons[step]);
      const detail = await db.transaction(async (tx) => {
        await lockWallets(tx, [walletId]);
        const target = await findUserDetail(tx, id);
        if (!target) throw new AppError('not_found');
        const mayDo = actionsOn(actor, target);
        if (!mayDo.includes('freeze') && !mayDo.includes('unfreeze')) {
          throw new AppError('forbidden');
        }
        const at = await currentTime(tx, deps.currentTime?.());
        if (!(await write(tx, { walletId, reason, message, by: actor.id, at }))) {
          throw new AppError('conflict', `the wallet is ${frozen ? '' : 'not '}frozen`);
        }
        await raiseUserVersion(tx, id);
        await insertActivity(tx, { userId: id, action: activity, ...unknownPlace });
        await notify(tx, { userId: id, kind: news, params: toMessageParams(message), at });
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        const changed = await findUserDetail(tx, id, actor.id);
        if (!changed) throw new Error('The user was not found after the change.');
        return toUserDetail(actor, changed, at);
      });
      wakeOutbox();
      return detail;
    },
  };
}
