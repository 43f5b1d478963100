import { AppError } from '../../contract/error-codes.ts';
import { reachOf, type VisibleSubject } from '../../rules/visibility.ts';
import { agentsAbove } from './news.ts';
import { requireFound, type FakeUser, type World } from './world.ts';

/** Returns whether this user is anywhere below the caller. */
export const isBelow = (world: World, caller: FakeUser, user: FakeUser): boolean =>
  agentsAbove(world, user).some(({ id }) => id === caller.id);

/** Returns whether the caller may see data of this user. */
export function maySee(
  world: World,
  caller: FakeUser,
  user: FakeUser,
  subject: VisibleSubject = 'users',
): boolean {
  const reach = reachOf(subject, caller.role);
  if (reach === 'none') return false;
  if (reach === 'all' || caller.id === user.id) return true;
  return reach === 'downline' && isBelow(world, caller, user);
}

function visible(
  world: World,
  caller: FakeUser,
  user: FakeUser | undefined,
  subject: VisibleSubject,
): FakeUser {
  if (!user || !maySee(world, caller, user, subject)) throw new AppError('not_found');
  return user;
}

/** Returns a user that the caller may see. Throws `not_found` for all others, existing or not. */
export const visibleUser = (world: World, caller: FakeUser, userId: string): FakeUser =>
  visible(world, caller, requireFound(world.users.get(userId)), 'users');

/** Returns a user whose traces the caller may see. Throws `not_found` for all others. */
export const traceableUser = (world: World, caller: FakeUser, userId: string): FakeUser =>
  visible(world, caller, requireFound(world.users.get(userId)), 'traces');

/** Returns the owner of a wallet that the caller may see. Throws `not_found` for all others. */
export const ownerOf = (world: World, caller: FakeUser, walletId: string): FakeUser =>
  visible(
    world,
    caller,
    [...world.users.values()].find(({ wallet }) => wallet.id === walletId),
    'wallets',
  );
