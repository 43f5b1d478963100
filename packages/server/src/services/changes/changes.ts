import {
  AppError,
  type ErrorCode,
  type ChangeAsk,
  type ChangeDecision,
  type ChangeRequest,
  type Meta,
} from '@lobi/core/contract';
import { changeFault, mayAskFor, requesterFault } from '@lobi/core/rules';
import {
  endChangeRequest,
  findChangeRequest,
  insertChangeRequest,
  listChangeRequests,
  lockChangeRequest,
  type ChangeRequestQuery,
  type ChangeRequestRecord,
} from '../../store/change-requests.ts';
import type { Transaction } from '../../store/database.ts';
import { currentTime } from '../../store/rounds.ts';
import { findUser } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';
import type { UserManagement } from '../people/manage-users.ts';
import { assertActive } from '../people/assert-active.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requiresSecondApproval } from '../settings/second-approval.ts';
import type { UserService } from '../people/users.ts';
import { requireId } from '../access/visibility.ts';
import { toChangeRequest } from '../wire/to-change-request.ts';
import { createChangeKinds, type ChangeEffect, type ChangeKind } from './change-kinds.ts';

/** Time after which an open request expires. @source ours */
const waitsMs = 7 * 24 * 60 * 60 * 1_000;

/** Changes that require two people, if the platform requires a second approval. */
export interface ChangeService {
  /** Requests, newest first, for all staff. */
  list(actor: Actor, query: ChangeRequestQuery): Promise<{ data: ChangeRequest[]; meta: Meta }>;
  /**
   * Requests a change; executed at once if one person is enough.
   * @throws AppError `forbidden` for a role that may not request it, `change_pending` while an identical
   *   request is open, and the errors of the kind
   */
  request(actor: Actor, body: ChangeAsk): Promise<ChangeRequest>;
  /**
   * The second person approves, and the change is executed in the same transaction, or rejects it.
   * @throws AppError `not_found`, `conflict` when the request is no longer open, `own_request` for the
   *   requester or the user concerned, `forbidden` for a role that may not decide, and the errors of the
   *   kind, after which the request stays open
   */
  decide(actor: Actor, id: string, body: ChangeDecision): Promise<ChangeRequest>;
  /** Withdraws the caller's own request. @throws AppError `not_found`, `forbidden`, `conflict` */
  withdraw(actor: Actor, id: string): Promise<ChangeRequest>;
}

type AnyKind = ChangeKind<unknown, unknown>;

export function createChangeService(
  deps: ServiceDeps,
  users: UserService,
  people: UserManagement,
): ChangeService {
  const { db, wakeOutbox, onSessionEnded } = deps;
  // The parameters of a kind were parsed by its own schema, or stored by the kind itself.
  const kinds = createChangeKinds(deps, people) as Readonly<Record<string, AnyKind>>;
  const now = (tx: Parameters<typeof currentTime>[0]) => currentTime(tx, deps.currentTime?.());

  const kindOf = (name: string): AnyKind => {
    const kind = kinds[name];
    if (!kind) throw new Error(`The kind of change ${name} is not defined.`);
    return kind;
  };

  /** Error code if this user may not decide; `undefined` otherwise. */
  const decisionFault = async (
    tx: Parameters<typeof findUser>[0],
    actor: Actor,
    { kind, askedById, personId }: ChangeRequestRecord,
  ): Promise<ErrorCode | undefined> => {
    const person = personId === null ? null : ((await findUser(tx, personId)) ?? null);
    return changeFault({ kind, askedById, person }, actor);
  };

  const show = async (
    tx: Parameters<typeof findUser>[0],
    actor: Actor,
    record: ChangeRequestRecord,
  ): Promise<ChangeRequest> => {
    if (record.status !== 'waiting') return toChangeRequest(record, []);
    if (record.askedById === actor.id) return toChangeRequest(record, ['withdraw']);
    const fault = await decisionFault(tx, actor, record);
    return toChangeRequest(record, fault === undefined ? ['approve', 'reject'] : []);
  };

  const answer = async (tx: Transaction, actor: Actor, id: string): Promise<ChangeRequest> => {
    const record = await findChangeRequest(tx, id, await now(tx));
    if (!record) throw new Error('The change request was not found after it was stored.');
    await announceChange(tx, { kind: 'change', id, ownerId: record.askedById });
    return show(tx, actor, record);
  };

  const finish = ({ endedSessions = [] }: ChangeEffect): void => {
    for (const sessionId of endedSessions) onSessionEnded(sessionId);
    wakeOutbox();
  };

  /** Locks and returns the open request for this user. */
  const take = async (tx: Transaction, id: string, at: Date) => {
    const record = await lockChangeRequest(tx, requireId(id), at);
    if (!record) throw new AppError('not_found');
    return record;
  };

  const assertWaits = ({ status }: ChangeRequestRecord): void => {
    if (status !== 'waiting') throw new AppError('conflict', `the request is ${status}`);
  };

  /** Returns the requester, if still entitled. @throws AppError `conflict` */
  const requireRequester = async (tx: Transaction, record: ChangeRequestRecord): Promise<Actor> => {
    const requester = await users.findActor(tx, record.askedById);
    const fault = requesterFault(record.kind, requester);
    if (fault || !requester) {
      throw new AppError(fault ?? 'conflict', 'the requester may no longer request this');
    }
    return requester;
  };

  return {
    list: async (actor, query) => {
      const page = await listChangeRequests(db, query, await now(db));
      const data = await Promise.all(page.rows.map((record) => show(db, actor, record)));
      return { data, meta: page.meta };
    },

    request: async (actor, { kind: name, params, reason }) => {
      assertActive(actor);
      const kind = kindOf(name);
      if (!mayAskFor(name, actor)) throw new AppError('forbidden');
      const storedParams = kind.toStoredParams ? await kind.toStoredParams(params) : params;
      const { answered, effect } = await db.transaction(async (tx) => {
        const at = await now(tx);
        const changeRequest = { actor, params: storedParams, reason, at };
        const {
          id: subjectId,
          name: subjectName,
          personId,
          facts,
        } = await kind.findSubject(tx, changeRequest);
        const expiresAt = new Date(at.getTime() + waitsMs);
        const id = await insertChangeRequest(tx, {
          ...{ kind: name, params: storedParams, subjectId, subjectName, personId, facts, reason },
          ...{ askedBy: actor.id, at, expiresAt },
        });
        if (await requiresSecondApproval(tx, deps))
          return { answered: await answer(tx, actor, id), effect: {} };
        const done = await kind.execute(tx, changeRequest);
        await endChangeRequest(tx, id, { status: 'approved', decidedBy: null, note: null, at });
        return { answered: await answer(tx, actor, id), effect: done };
      });
      finish(effect);
      return answered;
    },

    decide: async (actor, id, decision) => {
      const { answered, effect } = await db.transaction(async (tx) => {
        const at = await now(tx);
        const record = await take(tx, id, at);
        const fault = await decisionFault(tx, actor, record);
        if (fault) throw new AppError(fault);
        assertWaits(record);
        let done: ChangeEffect = {};
        if (decision.approve) {
          const requester = await requireRequester(tx, record);
          const { params, reason } = record;
          done = await kindOf(record.kind).execute(tx, { actor: requester, params, reason, at });
        }
        await endChangeRequest(tx, record.id, {
          status: decision.approve ? 'approved' : 'rejected',
          decidedBy: actor.id,
          note: decision.approve ? null : decision.reason,
          at,
        });
        await notify(tx, {
          userId: record.askedById,
          kind: decision.approve ? 'change-approved' : 'change-rejected',
          params: {
            change: record.kind,
            username: record.subjectName,
            ...(decision.approve ? {} : { reason: decision.reason }),
          },
          subject: { kind: 'change', id: record.id },
          at,
        });
        return { answered: await answer(tx, actor, record.id), effect: done };
      });
      finish(effect);
      return answered;
    },

    withdraw: async (actor, id) => {
      const answered = await db.transaction(async (tx) => {
        const at = await now(tx);
        const record = await take(tx, id, at);
        if (record.askedById !== actor.id) throw new AppError('forbidden', 'not the own request');
        assertWaits(record);
        const end = { status: 'withdrawn', decidedBy: null, note: null, at } as const;
        await endChangeRequest(tx, record.id, end);
        return answer(tx, actor, record.id);
      });
      finish({});
      return answered;
    },
  };
}
