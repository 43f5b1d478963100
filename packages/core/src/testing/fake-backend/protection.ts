import { AppError } from '../../contract/error-codes.ts';
import type { Game } from '../../contract/schemas/game.ts';
import type { PlaySession } from '../../contract/schemas/protection.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { BreakLength } from '../../contract/statuses.ts';
import {
  askedBreakEnd,
  breakEnd,
  breakEndableAt,
  isBreakCovered,
  type PolicyPack,
} from '../../policy/index.ts';
import { assertHasAgreed, assertPlayerMayStake, openGameIdleMs } from '../../rules/stake-guard.ts';
import { checkStake, hasMoneyLimit } from './limits.ts';
import { minorOf, wireOf } from './money.ts';
import { recordActivity, notify } from './news.ts';
import { save } from './users.ts';
import {
  currentUser,
  requireFound,
  type FakePlaySession,
  type FakeUser,
  type World,
} from './world.ts';

/** The rules of the jurisdiction, with what a platform publishes of them. */
export const policyOf = ({ policy, settings }: World): PolicyPack => ({
  ...policy,
  ...settings.policy,
});

/** The current session of play; it begins with the first read. */
function playOf(world: World, userId: string): FakePlaySession {
  const now = world.clock.now();
  const known = world.playSessions.get(userId);
  if (known) return known;
  const begun = { startedAt: now, checkedAt: now, minutes: policyOf(world).realityCheck.minutes };
  world.playSessions.set(userId, begun);
  return begun;
}

const dueAtOf = ({ checkedAt, minutes }: FakePlaySession): number => checkedAt + minutes * 60_000;

/** End of the pause before which a due check cannot be acknowledged; `null` without a pause. */
function pauseEndOf(play: FakePlaySession, now: number): number | null {
  const dueAt = dueAtOf(play);
  const end = dueAt + (play.pauseMinutes ?? 0) * 60_000;
  return now >= dueAt && now < end ? end : null;
}

/** Returns a player's activity since the start, by the clock of the platform. */
export function playSessionOf(world: World, user: FakeUser): PlaySession {
  const play = playOf(world, user.id);
  const now = world.clock.now();
  const entries = (world.ledger.get(user.wallet.id) ?? []).filter(
    ({ createdAt }) => Date.parse(createdAt) >= play.startedAt,
  );
  const sumOf = (kinds: readonly string[]): bigint =>
    entries
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { amount }) => sum + minorOf(amount), 0n);
  const staked = -sumOf(['bet']);
  const returned = sumOf(['payout', 'refund']);
  const dueAt = dueAtOf(play);
  const pauseEnd = pauseEndOf(play, now);
  return {
    startedAt: new Date(play.startedAt).toISOString(),
    now: new Date(now).toISOString(),
    staked: wireOf(staked),
    returned: wireOf(returned),
    net: wireOf(returned - staked),
    currency: 'IDR',
    check: {
      minutes: play.minutes,
      choices: [...policyOf(world).realityCheck.choices],
      dueAt: new Date(dueAt).toISOString(),
      isDue: now >= dueAt,
      pauseEndsAt: pauseEnd === null ? null : new Date(pauseEnd).toISOString(),
    },
  };
}

/** Acknowledges the due check and restarts the interval. Throws `too_soon` during the pause. */
export function acknowledgeCheck(world: World, user: FakeUser): PlaySession {
  const play = playOf(world, user.id);
  const now = world.clock.now();
  const pauseEnd = pauseEndOf(play, now);
  if (pauseEnd !== null) {
    throw new AppError('too_soon', 'the pause still runs', {
      params: { milliseconds: pauseEnd - now },
    });
  }
  if (now >= dueAtOf(play)) world.playSessions.set(user.id, { ...play, checkedAt: now });
  recordActivity(world, user.id, 'reality-check');
  return playSessionOf(world, user);
}

/** Sets the minutes between two checks. Throws `validation`. */
export function setCheckInterval(world: World, user: FakeUser, minutes: number): PlaySession {
  if (!policyOf(world).realityCheck.choices.includes(minutes)) throw new AppError('validation');
  world.playSessions.set(user.id, { ...playOf(world, user.id), minutes });
  recordActivity(world, user.id, 'limit-change');
  return playSessionOf(world, user);
}

/** Asserts that the player has agreed to the notice. Throws `agreement_required`. */
export const checkHasAgreed = ({ agreedNotice }: FakeUser): void =>
  assertHasAgreed({ hasAgreed: agreedNotice !== null });

/** Makes a game the current one of a player, unless another one is. Throws `other_game_open`. */
function openGame(world: World, user: FakeUser, { id, title }: Game): void {
  if (!policyOf(world).oneGameAtATime) return;
  const now = world.clock.now();
  const found = world.openGames.get(user.id);
  const current = found && Date.parse(found.until) > now ? found : undefined;
  if (current && current.game.id !== id) {
    throw new AppError('other_game_open', undefined, { params: { game: current.game.title } });
  }
  world.openGames.set(user.id, {
    game: { id, title },
    since: current?.since ?? world.timeNow(),
    until: new Date(now + openGameIdleMs).toISOString(),
  });
}

/** Asserts that a player may stake on a game, with the first obstacle as error. */
export function checkMayStake(world: World, user: FakeUser, game: Game, stake: bigint): void {
  const play = world.playSessions.get(user.id);
  const player = {
    status: user.status,
    hasAgreed: user.agreedNotice !== null,
    limitsMoney: hasMoneyLimit(world, user.id),
    checkMinutes: play?.minutes ?? null,
    checkedAt: play ? new Date(play.checkedAt) : null,
  };
  const { category, currency } = game;
  const now = new Date(world.clock.now());
  assertPlayerMayStake(player, { category, stake, currency, now }, policyOf(world));
  openGame(world, user, game);
  checkStake(world, user, stake);
}

/** Begins a break with a reason for the player. Throws `conflict` during a longer one. */
export function beginBreak(
  world: World,
  user: FakeUser,
  length: BreakLength,
  reason: 'break' | 'exclusion',
): { readonly until: string } {
  const now = new Date(world.clock.now());
  const end = breakEnd(length, now);
  const runsUntil = user.statusUntil === null ? null : new Date(user.statusUntil);
  if (isBreakCovered(runsUntil, end)) throw new AppError('conflict');
  const until = end.toISOString();
  const isFree = user.status === 'activated';
  const rested = save(world, user, {
    ...(isFree && { status: 'restricted', statusCause: 'self', statusReason: null }),
    statusUntil: until,
    breakEndableAt: breakEndableAt(length, now)?.toISOString() ?? null,
  });
  world.playSessions.delete(user.id);
  const status = { key: `userStatus.${rested.status}` } as const;
  const params = { status, reason: { key: `reason.${reason}` } } as const;
  notify(world, user.id, 'status-changed', params, { kind: 'user', id: user.id });
  return { until };
}

/** Begins a break requested by the player, which cannot be ended early. */
export function startBreak(world: World, user: FakeUser, length: BreakLength): User {
  beginBreak(world, user, length, 'break');
  recordActivity(world, user.id, 'break-start');
  return currentUser(world, requireFound(world.users.get(user.id)));
}

/** Requests the end of an indefinite break. Throws `conflict` before its time. */
export function endBreak(world: World, user: FakeUser): User {
  const now = world.clock.now();
  if (user.breakEndableAt === null || Date.parse(user.breakEndableAt) > now) {
    throw new AppError('conflict');
  }
  save(world, user, {
    statusUntil: askedBreakEnd(new Date(now)).toISOString(),
    breakEndableAt: null,
  });
  recordActivity(world, user.id, 'break-end');
  return currentUser(world, requireFound(world.users.get(user.id)));
}
