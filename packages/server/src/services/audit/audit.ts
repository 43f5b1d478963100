import type { Audit, AuditScope } from '@lobi/core/contract';
import { auditQueries } from '../../store/audit-queries.ts';
import { sinceAudit } from '../../store/audit-since.ts';
import {
  cancelStatement,
  claimAudit,
  connectionOf,
  findAuditRun,
  isAuditUnderWay,
  insertAuditRun,
  storeCheckpoints,
  readAuditMarks,
  type AuditRun,
  type Rewrites,
} from '../../store/audit-runs.ts';
import { runChecks } from '../../store/run-checks.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { insertNotification } from '../../store/notifications.ts';
import { findStaffIds } from '../../store/users.ts';
import { announceUser } from '../outbox/announce-user.ts';
import type { ServiceDeps } from '../service-deps.ts';

export interface AuditService {
  /** Runs every check on one snapshot of the ledger without storing the result. */
  run(): Promise<Audit>;
  /**
   * Runs an audit when it is due, and stores the result. An audit of new entries covers everything if
   * there is no earlier audit, or if the database counted a change to write-once rows.
   * @param signal aborts the audit, even during a check
   */
  record(scope: AuditScope, signal?: AbortSignal): Promise<Audit>;
  /**
   * Audits everything for the caller; `null` if that takes longer than a request may last. The result is
   * then available from `last`.
   */
  request(): Promise<Audit | null>;
  /** The latest full audit, and the latest audit of new entries. */
  last(): Promise<{ full: Audit | null; recent: Audit | null }>;
}

/** Tables whose write-once rows were changed in between. */
const rewrittenSince = (before: Rewrites, now: Rewrites): string[] =>
  Object.keys({ ...before, ...now }).filter((table) => before[table] !== now[table]);

interface Inspection extends AuditRun {
  readonly rewritten: readonly string[];
  /** Checks with more faults than in the last audit that ran them. */
  readonly worsened: readonly string[];
}

/**
 * Failed checks about which staff was not notified yet, with more or other faults than before: an audit
 * runs every half minute, and its faults remain until they are fixed.
 * @param before earlier audits, newest first
 */
const worsenedSince = (before: readonly AuditRun[], checks: AuditRun['checks']): string[] =>
  checks
    .filter(({ id, faults, ids }) => {
      const known = before
        .map((run) => run.checks.find((check) => check.id === id))
        .find((check) => check !== undefined);
      return faults > (known?.faults ?? 0) || ids.some((at) => !known?.ids.includes(at));
    })
    .map(({ id }) => id);

const queriesById = new Map(auditQueries.map((query) => [query.id, query]));

const toAudit = ({ scope, startedAt, finishedAt, ok, checks }: AuditRun): Audit => ({
  scope,
  ranAt: startedAt.toISOString(),
  tookMs: finishedAt.getTime() - startedAt.getTime(),
  ok,
  checks: checks.map(({ id, faults, ids }) => ({
    id,
    purpose: queriesById.get(id)?.purpose ?? id,
    subject: queriesById.get(id)?.subject ?? 'other',
    faults,
    ids: [...ids],
  })),
});

/** Runs the checks on one snapshot of the ledger, and returns how far it reached. */
async function inspect(
  tx: Transaction,
  requestedScope: AuditScope,
  signal?: AbortSignal,
): Promise<Inspection> {
  const { now: startedAt, ...marks } = await readAuditMarks(tx);
  const [full, last] = [await findAuditRun(tx, 'full'), await findAuditRun(tx)];
  const rewritten = full ? rewrittenSince(full.rewrites, marks.rewrites) : [];
  const since =
    requestedScope === 'recent' && full && last && rewritten.length === 0
      ? sinceAudit(last.startedAt, last.outboxId)
      : undefined;
  const checks = await runChecks(tx, since, signal);
  return {
    scope: since ? 'recent' : 'full',
    startedAt,
    finishedAt: (await readAuditMarks(tx)).now,
    ok: checks.every(({ faults }) => faults === 0),
    checks: checks.map(({ id, faults, ids }) => ({ id, faults, ids })),
    rewritten,
    worsened: worsenedSince(
      [last, full].filter((run) => run !== undefined),
      checks,
    ),
    ...marks,
  };
}

async function newest(db: Queryable, scope: AuditScope): Promise<Audit | null> {
  const run = await findAuditRun(db, scope);
  return run ? toAudit(run) : null;
}

/**
 * Longest wait of a caller for an audit, in milliseconds.
 * @source ours – clients give up after ten seconds
 */
const maximumWaitMs = 6_000;

/** Notifies all staff of failed checks; returns the ids of those notified. */
async function notifyStaff(tx: Transaction, checks: readonly string[]): Promise<string[]> {
  const staff = await findStaffIds(tx);
  for (const userId of staff) {
    await insertNotification(tx, { userId, kind: 'books-unsound', params: { checks } });
  }
  return staff;
}

export function createAuditService({
  db,
  log,
  wakeOutbox,
}: Pick<ServiceDeps, 'db' | 'log' | 'wakeOutbox'>): AuditService {
  const auditOnce = async (
    tx: Transaction,
    scope: AuditScope,
    signal: AbortSignal | undefined,
  ): Promise<Inspection & { readonly notified: readonly string[] }> => {
    const found = await inspect(tx, scope, signal);
    // The next audit does not continue from a faulty position.
    if (found.ok) await storeCheckpoints(tx);
    const notified = found.worsened.length > 0 ? await notifyStaff(tx, found.worsened) : [];
    return { ...found, notified, finishedAt: await insertAuditRun(tx, found) };
  };
  // Outside the audit, whose snapshot is outdated by now: a user's row may have changed since.
  const announceStaff = async (userIds: readonly string[]): Promise<void> => {
    if (userIds.length === 0) return;
    await db.transaction(async (tx) => {
      for (const userId of userIds) await announceUser(tx, userId);
    });
    wakeOutbox();
  };
  const record = async (scope: AuditScope, signal?: AbortSignal): Promise<Audit> => {
    const work = async (tx: Transaction) => {
      await tx.run('set transaction isolation level repeatable read');
      await claimAudit(tx);
      const connection = await connectionOf(tx);
      const cancel = () => void cancelStatement(db, connection).catch(() => undefined);
      signal?.addEventListener('abort', cancel);
      return auditOnce(tx, scope, signal).finally(() =>
        signal?.removeEventListener('abort', cancel),
      );
    };
    const run = await db.transaction(work, { isLong: true });
    // A deleted row may leave no other trace.
    if (run.rewritten.length > 0) {
      log.error({ tables: run.rewritten }, 'rows of append-only tables were rewritten');
    }
    await announceStaff(run.notified);
    return toAudit(run);
  };
  let running: Promise<Audit | null> | undefined;
  const askOnce = (): Promise<Audit | null> =>
    record('full')
      .catch((error: unknown) => {
        // The result is stored when the other audit has finished.
        if (isAuditUnderWay(error)) return null;
        log.error({ err: error }, 'the ledger could not be audited');
        throw error;
      })
      .finally(() => (running = undefined));

  return {
    run: () =>
      db.transaction(
        async (tx) => {
          await tx.run('set transaction isolation level repeatable read, read only');
          return toAudit(await inspect(tx, 'full'));
        },
        { isLong: true },
      ),
    record,
    request: () => {
      running ??= askOnce();
      return within(running, maximumWaitMs);
    },
    last: async () => ({ full: await newest(db, 'full'), recent: await newest(db, 'recent') }),
  };
}

/**
 * Returns the result of the work, or `null` when it takes longer; the work then continues in the
 * background.
 */
async function within(work: Promise<Audit | null>, ms: number): Promise<Audit | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
