import {
  AppError,
  formatMoney,
  isStaff,
  type Currency,
  type EarningDetail,
  type EarningTerms,
  type EarningTotals,
} from '@lobi/core/contract';
import { assertMayMoveMoney } from '@lobi/core/rules';
import { agentRateBp, ratedPlan, type RatedPlan } from '../../domain/earning-plan.ts';
import { house, move, wallet } from '../../domain/postings.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import {
  findEarning,
  payEarnings,
  sumEarnings,
  type EarningDetailRecord,
} from '../../store/earnings.ts';
import { claimKey, storeAnswer, type KeyedCall } from '../../store/idempotency.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { answerOnce, type Idempotency, type KeyedAnswer } from '../concurrency/keyed-answer.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireId, requireVisibleWallet } from '../access/visibility.ts';
import { toEarning } from '../wire/to-list-items.ts';

/** Earnings of agents, and their transfer to wallets. */
export interface EarningService {
  /** Totals of the wallet's owner. @throws AppError `not_found` for wallets that the actor may not see */
  totals(actor: Actor, walletId: string): Promise<EarningTotals>;
  /** Returns an earning: the caller's own, or any for staff. @throws AppError `not_found` */
  show(actor: Actor, earningId: string): Promise<EarningDetail>;
  /**
   * Transfers one claimable earning of the actor to the actor's wallet.
   * @throws AppError `not_found`, `conflict` when it is not claimable, `account_pending`,
   *   `account_restricted`, `idempotency_conflict`
   */
  claim(
    actor: Actor,
    earningId: string,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<EarningDetail>>;
  /**
   * Transfers all claimable earnings of the actor to the actor's wallet, as one ledger line.
   * @throws AppError `not_found`, `conflict` when there are none, `account_pending`,
   *   `account_restricted`, `idempotency_conflict`
   */
  claimAll(
    actor: Actor,
    walletId: string,
    idempotency: Idempotency,
  ): Promise<KeyedAnswer<EarningTotals>>;
}

function toEarningDetail(record: EarningDetailRecord): EarningDetail {
  const { roundId, roundNumber, gameTitle, currency, stakes, returns, carried, terms } = record;
  return {
    ...toEarning(record),
    walletId: record.walletId,
    round:
      roundId === null || roundNumber === null
        ? null
        : { id: roundId, number: roundNumber, game: gameTitle ?? '' },
    base: formatMoney(stakes ?? record.base, currency),
    games:
      returns === null || carried === null
        ? null
        : {
            base: terms?.base ?? 'ggr',
            returns: formatMoney(returns, currency),
            costsBp: terms?.costsBp ?? 0,
            carried: formatMoney(carried, currency),
            rateBp: record.rateBp,
            active: record.active ?? 0,
          },
    paidAt: record.paidAt?.toISOString() ?? null,
  };
}

/** @throws AppError `not_found` for earnings of others */
async function requireOwnEarning(
  db: Queryable,
  actor: Actor,
  earningId: string,
): Promise<EarningDetailRecord> {
  const record = await findEarning(db, requireId(earningId));
  if (record?.claimeeId !== actor.id) throw new AppError('not_found');
  return record;
}

/** Returns the terms of an agent's earnings on games by a plan, at the agent's own rates. */
function toTerms(plan: RatedPlan, ownBp: number, currency: Currency): EarningTerms {
  const { id, type, base, costsBp, carryOver, minActive, cycle, until } = plan;
  return {
    id,
    type,
    base,
    costsBp,
    rateBp: agentRateBp(plan, ownBp, plan.rateBp),
    tiers: plan.tiers.map(({ from, rateBp }) => ({
      from: formatMoney(from, currency),
      rateBp: agentRateBp(plan, ownBp, rateBp),
    })),
    carriesLosses: carryOver === 'negative',
    minActive,
    cycle,
    until,
  };
}

async function totalsOf(
  db: Queryable,
  claimeeId: string,
  { currency, rules, timeZone }: Pick<ServiceDeps, 'currency' | 'rules' | 'timeZone'>,
): Promise<EarningTotals> {
  const { claimable, accrued, claimed, ownBp, today } = await sumEarnings(db, claimeeId, timeZone);
  const { gameEarningsBp } = await currentSettings(
    db,
    { gameEarningsBp: rules.gameEarningsBp },
    currency,
  );
  const plans =
    ownBp === null
      ? []
      : rules.earningPlans
          .filter(({ until }) => until === null || until >= today)
          .map((plan) => toTerms(ratedPlan(plan, gameEarningsBp), ownBp, currency))
          .filter(({ rateBp, tiers }) => rateBp > 0 || tiers.length > 0);
  return {
    claimable: formatMoney(claimable, currency),
    accrued: formatMoney(accrued, currency),
    claimed: formatMoney(claimed, currency),
    currency,
    plans,
  };
}

export function createEarningService(deps: ServiceDeps): EarningService {
  const { db, currency, wakeOutbox } = deps;

  /** Pays one or all claimable earnings into the actor's wallet as one transfer. */
  const pay = async (
    tx: Transaction,
    actor: Actor,
    { earningId, reference }: { readonly earningId?: string; readonly reference: string },
  ): Promise<void> => {
    const at = await currentTime(tx, deps.currentTime?.());
    const sum = await payEarnings(tx, actor.id, earningId, at);
    if (sum === 0n) throw new AppError('conflict', 'nothing to claim');
    const about = { kind: 'earning', currency, reference } as const;
    await postTransfers(tx, [move(house('earnings'), wallet(actor.walletId), sum, about)], at);
    await announceChange(tx, { kind: 'earning', id: reference, ownerId: actor.id });
  };

  const once = <Answer extends object>(
    keyed: KeyedCall,
    actor: Actor,
    work: (tx: Transaction) => Promise<Answer>,
  ): Promise<KeyedAnswer<Answer>> =>
    answerOnce(
      db,
      keyed,
      async () => {
        assertMayMoveMoney(actor);
        const answer = await db.transaction(async (tx) => {
          await claimKey(tx, keyed);
          const written = await work(tx);
          await storeAnswer(tx, keyed, written);
          return written;
        });
        wakeOutbox();
        return answer;
      },
      (stored: Answer) => stored,
    );

  return {
    totals: async (actor, walletId) => {
      const owner = await requireVisibleWallet(db, actor, walletId);
      return totalsOf(db, owner.id, { ...deps, currency: owner.currency });
    },
    show: async (actor, earningId) => {
      const record = isStaff(actor)
        ? await findEarning(db, requireId(earningId))
        : await requireOwnEarning(db, actor, earningId);
      if (!record) throw new AppError('not_found');
      return toEarningDetail(record);
    },
    claim: async (actor, earningId, idempotency) => {
      const call = 'earning.claim';
      const targetId = requireId(earningId);
      const keyed = { actorId: actor.id, call, targetId, ...idempotency };
      return once(keyed, actor, async (tx) => {
        await requireOwnEarning(tx, actor, earningId);
        await pay(tx, actor, { earningId, reference: earningId });
        return toEarningDetail(await requireOwnEarning(tx, actor, earningId));
      });
    },
    claimAll: async (actor, walletId, idempotency) => {
      if (walletId !== actor.walletId) throw new AppError('not_found', 'not the own wallet');
      const call = 'earning.claim-all';
      const keyed = { actorId: actor.id, call, targetId: walletId, ...idempotency };
      return once(keyed, actor, async (tx) => {
        await pay(tx, actor, { reference: walletId });
        return totalsOf(tx, actor.id, deps);
      });
    },
  };
}
