import { AppError } from '../../contract/error-codes.ts';
import type { WithdrawalPin } from '../../contract/schemas/withdrawal-pin.ts';
import { noteActivity, notify } from './news.ts';
import { isSwitchedOn } from './settings.ts';
import { found, type FakeUser, type World } from './world.ts';

/** The withdrawal PIN of a user, and since when. */
export interface FakeWithdrawalPin {
  readonly pin: string;
  readonly since: string;
}

/** The own one, as it is shown. */
export const withdrawalPinOf = (world: World, { id }: FakeUser): WithdrawalPin => ({
  since: world.withdrawalPins.get(id)?.since ?? null,
  demanded: isSwitchedOn(world, 'withdrawalPin'),
});

function check(world: World, { id }: FakeUser, pin: string | undefined): void {
  if (pin === undefined) throw new AppError('pin_required');
  if (found(world.withdrawalPins.get(id)).pin !== pin) throw new AppError('pin_wrong');
}

/** Asks for the PIN of a withdrawal. Throws `pin_required`, `pin_wrong`. */
export function checkWithdrawalPin(world: World, user: FakeUser, pin: string | undefined): void {
  const { since, demanded } = withdrawalPinOf(world, user);
  if (since !== null) check(world, user, pin);
  else if (demanded) throw new AppError('pin_required');
}

/** Sets the own one. Throws `pin_required`, `pin_wrong`, `conflict`. */
export function setWithdrawalPin(
  world: World,
  user: FakeUser,
  { pin, currentPin }: { readonly pin: string; readonly currentPin?: string | undefined },
): void {
  const isNew = !world.withdrawalPins.has(user.id);
  if (!isNew) check(world, user, currentPin);
  else if (currentPin !== undefined) throw new AppError('conflict');
  world.withdrawalPins.set(user.id, { pin, since: world.timeNow() });
  noteActivity(world, user.id, isNew ? 'withdrawal-pin-on' : 'withdrawal-pin-change');
  notify(world, user.id, isNew ? 'withdrawal-pin-on' : 'withdrawal-pin-changed', {}, null);
}

/** Removes the PIN of a user. Throws `conflict`. */
export function removeWithdrawalPin(world: World, user: FakeUser): void {
  if (!world.withdrawalPins.delete(user.id)) throw new AppError('conflict');
  noteActivity(world, user.id, 'withdrawal-pin-off');
  notify(world, user.id, 'withdrawal-pin-off', {}, null);
}

/** Ends the own one, where the platform does not ask for it. Throws `pin_wrong`, `conflict`. */
export function endWithdrawalPin(world: World, user: FakeUser, pin: string): void {
  const { since, demanded } = withdrawalPinOf(world, user);
  if (since === null || demanded) throw new AppError('conflict');
  check(world, user, pin);
  removeWithdrawalPin(world, user);
}
