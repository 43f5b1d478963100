import { isStaff } from '../../../contract/roles.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { recordActivity } from '../news.ts';
import { visibleUser } from '../visibility.ts';
import { checkPassword, manages } from '../users.ts';
import {
  endWithdrawalPin,
  removeWithdrawalPin,
  setWithdrawalPin,
  withdrawalPinOf,
} from '../withdrawal-pins.ts';
import type { HandlersOf } from './call.ts';

/** Handlers of the withdrawal PIN. */
export const withdrawalPinHandlers: HandlersOf<'withdrawal-pin'> = {
  'withdrawal-pin.show': ({ world, caller }) => ({ data: withdrawalPinOf(world, caller()) }),
  'withdrawal-pin.set': ({ world, caller, input: { body } }) => {
    const user = caller();
    checkPassword(user, body.password);
    setWithdrawalPin(world, user, body);
    return { data: withdrawalPinOf(world, user) };
  },
  'withdrawal-pin.end': ({ world, caller, input: { body } }) => {
    const user = caller();
    checkPassword(user, body.password);
    endWithdrawalPin(world, user, body.pin);
    return undefined;
  },
  'withdrawal-pin.reset': ({ world, caller, input: { params } }) => {
    const me = caller();
    const user = visibleUser(world, me, params.userId);
    if (!isStaff(me) || !manages(world, me, user)) throw new AppError('forbidden');
    removeWithdrawalPin(world, user);
    recordActivity(world, me.id, 'withdrawal-pin-reset');
    return undefined;
  },
};
