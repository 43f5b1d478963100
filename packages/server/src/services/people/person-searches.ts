import type { Database } from '../../store/database.ts';
import { listOtherAccounts } from '../../store/person-marks.ts';
import { endPersonSearch, listPersonSearches } from '../../store/person-searches.ts';
import { endPlay } from '../../store/protection.ts';
import { bookTime } from '../../store/rounds.ts';
import { createSessionStore } from '../auth/session-store.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { holdIfResembling } from './account-holds.ts';

/** Dependencies of a search for other accounts. */
export type PersonSearchDeps = Pick<ServiceDeps, 'db' | 'log' | 'wakeOutbox' | 'onSessionEnded'>;

/** Most people whose other accounts are looked for at a time. */
const batch = 20;

/**
 * Most accounts that wait for staff because of one person. No person has so many, and contacts are not
 * verified: a stranger could enter those of others and exclude themselves. @source ours
 */
const mostAccounts = 20;

/** Holds an account that seems to be that of an excluded person; returns the sessions that ended. */
const holdOtherAccount = (db: Database, userId: string, now: Date | undefined) =>
  db.transaction(async (tx): Promise<readonly string[] | undefined> => {
    const at = await bookTime(tx, now);
    if (!(await holdIfResembling(tx, userId, at))) return undefined;
    await endPlay(tx, userId, at);
    return createSessionStore(tx).revokeAll(userId);
  });

/**
 * Looks for other accounts of people who have been excluded or blocked since, holds them for staff and
 * signs them out. Every account has a transaction of its own, and a search ends only after all of them:
 * what a crash interrupts, the next run does again. Several nodes may run it at once. Returns how many
 * accounts were held.
 * @param now time to compare at; default the database's clock
 */
export async function runPersonSearches(
  { db, log, wakeOutbox, onSessionEnded }: PersonSearchDeps,
  now?: Date,
): Promise<number> {
  let held = 0;
  for (const search of await listPersonSearches(db, batch)) {
    const at = await bookTime(db, now);
    const accounts = await listOtherAccounts(db, search.userId, at, mostAccounts);
    for (const { id } of accounts) {
      const ended = await holdOtherAccount(db, id, now);
      if (!ended) continue;
      held += 1;
      for (const sessionId of ended) onSessionEnded(sessionId);
    }
    if (accounts.length === mostAccounts) {
      log.warn(
        { userId: search.userId },
        'an excluded person resembles more accounts than are held',
      );
    }
    if (search.seesAll) await endPersonSearch(db, search);
  }
  if (held > 0) wakeOutbox();
  return held;
}
