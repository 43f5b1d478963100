import { AppError } from '../../contract/error-codes.ts';
import { agentsAbove } from './news.ts';
import { found, type FakeUser, type World } from './world.ts';

/** Staff sees everyone. */
export const seesAll = (user: FakeUser): boolean =>
  user.role === 'admin' || user.role === 'superadmin';

/** Is this user somewhere below the caller? */
export const isBelow = (world: World, caller: FakeUser, user: FakeUser): boolean =>
  agentsAbove(world, user).some(({ id }) => id === caller.id);

/** May the caller look at this user: oneself, one's downline, or anyone for staff. */
export const maySee = (world: World, caller: FakeUser, user: FakeUser): boolean =>
  caller.id === user.id || seesAll(caller) || isBelow(world, caller, user);

/** A user that the caller may look at. Throws `not_found` for all others, there or not. */
export function visibleUser(world: World, caller: FakeUser, userId: string): FakeUser {
  const user = found(world.users.get(userId));
  if (!maySee(world, caller, user)) throw new AppError('not_found');
  return user;
}

/** Oneself, or anyone for staff. Throws `not_found` for all others. */
export function ownOrStaff(world: World, caller: FakeUser, userId: string): FakeUser {
  if (caller.id !== userId && !seesAll(caller)) throw new AppError('not_found');
  return found(world.users.get(userId));
}

/** Owner of a wallet that the caller may look at. Throws `not_found` for all others. */
export function ownerOf(world: World, caller: FakeUser, walletId: string): FakeUser {
  const owner = [...world.users.values()].find(({ wallet }) => wallet.id === walletId);
  if (!owner || !maySee(world, caller, owner)) throw new AppError('not_found');
  return owner;
}
