import { AppError } from '../../contract/error-codes.ts';
import type { WithdrawalPin } from '../../contract/schemas/withdrawal-pin.ts';
import { recordActivity, notify } from './news.ts';
import { isSwitchedOn } from './settings.ts';
import { requireFound, type FakeUser, type World } from './world.ts';

/** The withdrawal PIN of a user, and since when. */
export interface FakeWithdrawalPin {
  readonly pin: string;
  readonly since: string;
}

/** The caller's second factor in the form of the contract. */
export const withdrawalPinOf = (world: World, { id }: FakeUser): WithdrawalPin => ({
  since: world.withdrawalPins.get(id)?.since ?? null,
  demanded: isSwitchedOn(world, 'withdrawalPin'),
});

function check(world: World, { id }: FakeUser, pin: string | undefined): void {
  if (pin === undefined) throw new AppError('pin_required');
  if (requireFound(world.withdrawalPins.get(id)).pin !== pin) throw new AppError('pin_wrong');
}

/** Verifies the PIN of a withdrawal. Throws `pin_required`, `pin_wrong`. */
export function checkWithdrawalPin(world: World, user: FakeUser, pin: string | undefined): void {
  const { since, demanded } = withdrawalPinOf(world, user);
  if (since !== null) check(world, user, pin);
  else if (demanded) throw new AppError('pin_required');
}

/** Sets the caller's own PIN. Throws `pin_required`, `pin_wrong`, `conflict`. */
export function setWithdrawalPin(
  world: World,
  user: FakeUser,
  { pin, currentPin }: { readonly pin: string; readonly currentPin?: string | undefined },
): void {
  const isNew = !world.withdrawalPins.has(user.id);
  if (!isNew) check(world, user, currentPin);
  else if (currentPin !== undefined) throw new AppError('conflict');
  world.withdrawalPins.set(user.id, { pin, since: world.timeNow() });
  recordActivity(world, user.id, isNew ? 'withdrawal-pin-on' : 'withdrawal-pin-change');
  notify(world, user.id, isNew ? 'withdrawal-pin-on' : 'withdrawal-pin-changed', {}, null);
}

/** Removes the PIN of a user. Throws `conflict`. */
export function removeWithdrawalPin(world: World, user: FakeUser): void {
  if (!world.withdrawalPins.delete(user.id)) throw new AppError('conflict');
  recordActivity(world, user.id, 'withdrawal-pin-off');
  notify(world, user.id, 'withdrawal-pin-off', {}, null);
}

/** Removes the caller's own PIN, unless the platform requires one. Throws `pin_wrong`, `conflict`. */
export function endWithdrawalPin(world: World, user: FakeUser, pin: string): void {
  const { since, demanded } = withdrawalPinOf(world, user);
  if (since === null || demanded) throw new AppError('conflict');
  check(world, user, pin);
  removeWithdrawalPin(world, user);
}
