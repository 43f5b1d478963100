import { AppError } from '../../contract/error-codes.ts';
import type { SecondFactor } from '../../contract/schemas/second-factor.ts';
import { staffFactorConcerns } from '../../rules/second-factor.ts';
import { recordActivity, notify } from './news.ts';
import { settingsOf } from './settings.ts';
import { hasSecondFactor, type FakeUser, type World } from './world.ts';

/** A second factor; active once it has a start time. */
export interface FakeSecondFactor {
  readonly since: string | null;
  readonly recovery: readonly string[];
}

/** The code that the authenticator app always shows here. */
export const fakeCode = '123456';

const starts = '2B4D6 8F3H5 J7K9M N2P4Q R6S8T V3W5X Y7Z9A C2D4E E6F8G H3J5K'.split(' ');

/** Recovery codes: the first set, and the one that replaces it. */
const recoveryCodes = (end: '7GHK' | '3MNP'): string[] =>
  starts.map((start, index) => `${start}-${index}${end}`);

const isDemanded = (world: World, user: FakeUser): boolean =>
  staffFactorConcerns(user) &&
  settingsOf(world).some(({ name, value }) => name === 'staffSecondFactor' && value === true);

/** Rejects users who must have a second factor and have none. Throws `second_factor_required`. */
export function assertSecondFactor(world: World, user: FakeUser): void {
  if (!hasSecondFactor(world, user.id) && isDemanded(world, user))
    throw new AppError('second_factor_required');
}

/** Uses a code up. Throws `code_wrong`. */
export function consumeCode(world: World, userId: string, code: string): void {
  const factor = world.secondFactors.get(userId);
  if (!factor) throw new AppError('conflict');
  const asked = code.trim().toUpperCase();
  if (asked === fakeCode) return;
  if (!factor.recovery.includes(asked)) throw new AppError('code_wrong');
  const recovery = factor.recovery.filter((each) => each !== asked);
  world.secondFactors.set(userId, { ...factor, recovery });
}

/** The caller's second factor in the form of the contract. */
export function secondFactorOf(world: World, user: FakeUser): SecondFactor {
  const factor = world.secondFactors.get(user.id);
  return {
    since: factor?.since ?? null,
    recoveryLeft: factor?.recovery.length ?? 0,
    demanded: isDemanded(world, user),
  };
}

/** Enables it with the first code. Throws `conflict`, `code_wrong`. */
export function confirmSecondFactor(world: World, user: FakeUser, code: string): string[] {
  if (world.secondFactors.get(user.id)?.since !== null) throw new AppError('conflict');
  consumeCode(world, user.id, code);
  const recovery = recoveryCodes('7GHK');
  world.secondFactors.set(user.id, { since: world.timeNow(), recovery });
  recordActivity(world, user.id, 'second-factor-on');
  notify(world, user.id, 'second-factor-on', {}, null);
  return recovery;
}

/** Replaces the recovery codes. Throws `conflict`, `code_wrong`. */
export function renewRecoveryCodes(world: World, user: FakeUser, code: string): string[] {
  const factor = world.secondFactors.get(user.id);
  if (!factor || factor.since === null) throw new AppError('conflict');
  consumeCode(world, user.id, code);
  const isSecond = factor.recovery.some((each) => each.endsWith('3MNP'));
  const recovery = recoveryCodes(isSecond ? '7GHK' : '3MNP');
  world.secondFactors.set(user.id, { ...factor, recovery });
  recordActivity(world, user.id, 'second-factor-renew');
  notify(world, user.id, 'second-factor-renewed', {}, null);
  return recovery;
}

/** Disables it. Throws `conflict`. */
export function endSecondFactor(world: World, user: FakeUser): void {
  if (!hasSecondFactor(world, user.id)) throw new AppError('conflict');
  world.secondFactors.delete(user.id);
  recordActivity(world, user.id, 'second-factor-off');
  notify(world, user.id, 'second-factor-off', {}, null);
}
