import type { Database } from '../../store/database.ts';
import { listOtherAccounts } from '../../store/person-marks.ts';
import { endPersonSearch, listPersonSearches } from '../../store/person-searches.ts';
import { endPlay } from '../../store/protection.ts';
import { currentTime } from '../../store/rounds.ts';
import { createSessionStore } from '../auth/session-store.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { holdIfResembling } from './account-holds.ts';

/** Dependencies of a search for other accounts. */
export type PersonSearchDeps = Pick<ServiceDeps, 'db' | 'log' | 'wakeOutbox' | 'onSessionEnded'>;

/** Maximum excluded users per search. */
const batch = 20;

/**
 * Maximum accounts held because of one user. No real person has so many, and contacts are not verified:
 * an attacker could enter contacts of others and then self-exclude.
 * @source ours
 */
const maxAccounts = 20;

/** Holds an account that resembles an excluded user's; returns the ended sessions. */
const holdOtherAccount = (db: Database, userId: string, now: Date | undefined) =>
  db.transaction(async (tx): Promise<readonly string[] | undefined> => {
    const at = await currentTime(tx, now);
    if (!(await holdIfResembling(tx, userId, at))) return undefined;
    await endPlay(tx, userId, at);
    return createSessionStore(tx).revokeAll(userId);
  });

/**
 * Looks for other accounts of recently excluded or blocked users, holds them for staff and signs them
 * out. Every account has its own transaction, and a search ends only after all of them: the next run
 * continues after a crash. Several nodes may run it at once. Returns the number of held accounts.
 * @param now reference time; default the database's clock
 */
export async function runPersonSearches(
  { db, log, wakeOutbox, onSessionEnded }: PersonSearchDeps,
  now?: Date,
): Promise<number> {
  let held = 0;
  for (const search of await listPersonSearches(db, batch)) {
    const at = await currentTime(db, now);
    const accounts = await listOtherAccounts(db, search.userId, at, maxAccounts);
    for (const { id } of accounts) {
      const ended = await holdOtherAccount(db, id, now);
      if (!ended) continue;
      held += 1;
      for (const sessionId of ended) onSessionEnded(sessionId);
    }
    if (accounts.length === maxAccounts) {
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
