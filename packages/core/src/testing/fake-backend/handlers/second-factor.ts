import { isStaff } from '../../../contract/roles.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { recordActivity } from '../news.ts';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
  consumeCode,
} from '../second-factors.ts';
import { visibleUser } from '../visibility.ts';
import { checkPassword, manages } from '../users.ts';
import type { HandlersOf } from './call.ts';

/** Proof of identity: the password and a code. */
export const secondFactorHandlers: HandlersOf<'second-factor'> = {
  'second-factor.show': ({ world, caller }) => ({ data: secondFactorOf(world, caller()) }),
  'second-factor.begin': ({ world, caller, input: { body } }) => {
    const user = caller();
    checkPassword(user, body.password);
    const held = world.secondFactors.get(user.id);
    if (held && held.since !== null) throw new AppError('conflict');
    world.secondFactors.set(user.id, { since: null, recovery: [] });
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    return { data: { secret, uri: `otpauth://totp/Lobi:${user.username}?secret=${secret}` } };
  },
  'second-factor.confirm': ({ world, caller, input: { body } }) => ({
    data: { recoveryCodes: confirmSecondFactor(world, caller(), body.code) },
  }),
  'second-factor.end': ({ world, caller, input: { body } }) => {
    const user = caller();
    checkPassword(user, body.password);
    if (secondFactorOf(world, user).demanded) throw new AppError('forbidden');
    consumeCode(world, user.id, body.code);
    endSecondFactor(world, user);
    return undefined;
  },
  'second-factor.renew': ({ world, caller, input: { body } }) => {
    const user = caller();
    checkPassword(user, body.password);
    return { data: { recoveryCodes: renewRecoveryCodes(world, user, body.code) } };
  },
  'second-factor.reset': ({ world, caller, input: { params } }) => {
    const me = caller();
    const user = visibleUser(world, me, params.userId);
    if (!isStaff(me) || !manages(world, me, user)) throw new AppError('forbidden');
    endSecondFactor(world, user);
    recordActivity(world, me.id, 'second-factor-reset');
    for (const [key, session] of world.sessions) {
      if (session.userId === user.id) world.sessions.delete(key);
    }
    return undefined;
  },
};
