import { AppError, formatMoney, type Currency, type PlaySession } from '@lobi/core/contract';
import type { PolicyPack } from '@lobi/core/policy';
import { checkDueAt, checkMinutesOf, pauseEndsAt } from '@lobi/core/rules';
import {
  acknowledgeCheck,
  beginPlay,
  findCheckMinutes,
  findPlaySession,
  setCheckMinutes,
  type PlaySessionRecord,
} from '../../store/protection.ts';
import { currentTime } from '../../store/rounds.ts';
import { lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Duration of play and its reality checks. Players only, each for themselves. */
export interface PlaySessionService {
  show(actor: Actor): Promise<PlaySession>;
  /**
   * Acknowledges a check and starts the interval to the next one. A check that is not due yet stays
   * unchanged.
   * @throws AppError `too_soon`, with the remaining time of the mandatory pause
   */
  acknowledge(actor: Actor): Promise<PlaySession>;
  /** Sets the interval. @throws AppError `validation` for minutes that the jurisdiction does not allow */
  setInterval(actor: Actor, minutes: number): Promise<PlaySession>;
}

interface Facts {
  readonly record: PlaySessionRecord;
  readonly chosen: number | null;
  readonly currency: Currency;
  readonly policy: PolicyPack;
}

function toPlaySession({ record, chosen, currency, policy }: Facts): PlaySession {
  const { startedAt, checkedAt, staked, returned, now } = record;
  const minutes = checkMinutesOf(chosen, policy);
  const dueAt = checkDueAt(checkedAt, minutes);
  const isDue = now >= dueAt;
  const pauseEnd = pauseEndsAt(dueAt, policy);
  return {
    startedAt: startedAt.toISOString(),
    now: now.toISOString(),
    staked: formatMoney(staked, currency),
    returned: formatMoney(returned, currency),
    net: formatMoney(returned - staked, currency),
    currency,
    check: {
      minutes,
      choices: [...policy.realityCheck.choices],
      dueAt: dueAt.toISOString(),
      isDue,
      pauseEndsAt: isDue && now < pauseEnd ? pauseEnd.toISOString() : null,
    },
  };
}

export function createPlaySessionService(deps: ServiceDeps): PlaySessionService {
  const { db, currency, rules } = deps;

  const show = async ({ id }: Actor): Promise<PlaySession> => {
    const at = deps.currentTime?.();
    const running = await findPlaySession(db, id, at);
    // Sessions from before play time was recorded start counting now.
    if (!running) await beginPlay(db, id, at);
    const record = running ?? (await findPlaySession(db, id, at));
    if (!record) throw new AppError('not_found');
    return toPlaySession({
      record,
      chosen: await findCheckMinutes(db, id),
      currency,
      policy: rules.policy,
    });
  };

  return {
    show,
    acknowledge: async (actor) => {
      const { check, now } = await show(actor);
      if (check.pauseEndsAt !== null) {
        throw new AppError('too_soon', 'the pause that comes with the check still runs', {
          params: { milliseconds: Date.parse(check.pauseEndsAt) - Date.parse(now) },
        });
      }
      if (check.isDue) {
        await acknowledgeCheck(db, actor.id, await currentTime(db, deps.currentTime?.()));
      }
      return show(actor);
    },
    setInterval: async (actor, minutes) => {
      if (!rules.policy.realityCheck.choices.includes(minutes)) {
        throw new AppError('validation', `${minutes} minutes may not be chosen here`, {
          errors: { minutes: ['validation.choice'] },
        });
      }
      await db.transaction(async (tx) => {
        await lockUsersWithWallets(tx, [actor.id]);
        await setCheckMinutes(tx, actor.id, minutes);
      });
      return show(actor);
    },
  };
}
