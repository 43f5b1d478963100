import {
  AppError,
  isStaff,
  type Language,
  type Meta,
  type QueueCounts,
  type QueuedTransaction,
} from '@lobi/core/contract';
import { isOpenStatus, reachOf } from '@lobi/core/rules';
import { readUserSearch } from '../../domain/user-search.ts';
import { currentTime } from '../../store/rounds.ts';
import { countQueue, listQueue, type QueueQuery } from '../../store/review-queue.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { ownWalletOf, toTransaction } from '../wire/to-transaction.ts';
import { deciderOf } from './reviewer-of.ts';
import { risksOfRequests } from './risks-of-requests.ts';

/** A page of the queue, with the counts of its tabs. */
export interface QueuePage {
  readonly data: QueuedTransaction[];
  readonly meta: Meta;
  readonly counts: QueueCounts;
}

/**
 * Transactions of the downline for agents, all for staff; oldest first.
 * @throws AppError `forbidden`
 */
export async function readQueue(
  deps: ServiceDeps,
  actor: Actor,
  query: QueueQuery,
  language: Language,
): Promise<QueuePage> {
  const { db } = deps;
  const reach = reachOf('queue', actor.role);
  if (reach === 'none') throw new AppError('forbidden');
  const agentId = reach === 'downline' ? actor.id : undefined;
  const at = await currentTime(db, deps.currentTime?.());
  const rules = await currentSettings(db, deps.rules, deps.currency);
  const decider = query.status === 'mine' ? await deciderOf(db, actor, rules, at) : undefined;
  const person = readUserSearch(query.search, deps.currency, isStaff(actor));
  const page = await listQueue(db, agentId, { ...query, at, decider, person });
  const open = page.rows.filter(({ status }) => isOpenStatus(status));
  const risks = await risksOfRequests(db, actor.role, open, rules);
  return {
    data: page.rows.map((row) => ({
      ...toTransaction(row, { walletId: ownWalletOf(row), role: actor.role, language }),
      risks: risks.get(row.id) ?? [],
    })),
    meta: page.meta,
    counts: await countQueue(db, agentId, at),
  };
}
