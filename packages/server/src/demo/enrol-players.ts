import type { Currency } from '@lobi/core/contract';
import type { PasswordHasher } from '../services/auth/password-hasher.ts';
import type { UserService } from '../services/people/users.ts';
import type { Database } from '../store/database.ts';
import { column } from '../store/row-shape.ts';
import { demoPassword, regulars } from './demo-accounts.ts';
import { issueFunds } from './issue-funds.ts';

/** Demo players in addition to the regulars of the seeded history; they have no agent. */
const others: readonly string[] = [
  ...['andika7', 'bagus21', 'citra88', 'darma5', 'endah19', 'fajar3', 'gita77'],
  ...['hendra2', 'indah64', 'joko11', 'kartika9', 'laras30', 'made45', 'nanda8'],
  ...['oktavia6', 'panji52', 'ratih14', 'surya90', 'tiara33', 'yoga27'],
];

/** Usernames of all demo players. */
export const demoPlayerNames: readonly string[] = [...regulars, ...others];

/** Opening balance of a demo player, in minor units of a currency without decimals. */
const opening = 25_000_000n;

/** Advisory lock of the process that creates the accounts. */
const enrolLock = 7_230_117;

export interface Enrolment {
  readonly db: Database;
  readonly users: Pick<UserService, 'create'>;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly currency: Currency;
}

/**
 * Creates the missing accounts of the demo players, so that they are not part of the start of the
 * platform, and exist only where demo players play.
 * @returns usernames that can play: accounts that belong to the demo
 */
export async function enrolDemoPlayers({
  db,
  users,
  hasher,
  currency,
}: Enrolment): Promise<readonly string[]> {
  // One hash for all of them: they have the same public password.
  const passwordHash = await hasher.hash(demoPassword);
  return db.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [enrolLock]);
    const known = await tx.rows(
      {
        text: `select username, coalesce(demo_account = 'open', false) as "isDemo" from users
         where username = any ($1::text[])`,
        columns: { username: column.text, isDemo: column.boolean },
      },
      [demoPlayerNames],
    );
    const missing = others.filter((name) => !known.some(({ username }) => username === name));
    for (const username of missing) {
      const { walletId } = await users.create(tx, {
        username,
        passwordHash,
        role: 'player',
        status: 'activated',
        verified: true,
        isDemo: true,
        agreedNotice: '1',
        parentId: null,
      });
      await issueFunds(tx, { walletId, amount: opening, currency, kind: 'opening' });
    }
    const own = new Set([
      ...missing,
      ...known.flatMap(({ username, isDemo }) => (isDemo ? [username] : [])),
    ]);
    return demoPlayerNames.filter((name) => own.has(name));
  });
}
