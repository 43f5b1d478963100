import type { Queryable, Transaction } from './database.ts';
import { lockUsersWithWallets } from './users.ts';
import { column } from './row-shape.ts';

/**
 * Records the notice that a user agreed to, unless the same version is already recorded. It locks the
 * wallet, so that it waits for concurrent stakes.
 */
export async function recordAgreement(
  tx: Transaction,
  userId: string,
  noticeVersion: string,
): Promise<void> {
  const known = await tx.row(
    {
      text: 'select agreed_notice as "agreedNotice" from users where id = $1',
      columns: { agreedNotice: column.text.orNull },
    },
    [userId],
  );
  if (known?.agreedNotice === noticeVersion) return;
  await lockUsersWithWallets(tx, [userId]);
  await tx.run(
    `update users set agreed_notice = $2, agreed_at = now()
     where id = $1 and agreed_notice is distinct from $2`,
    [userId, noticeVersion],
  );
}

/** Returns whether the user has agreed to any version of the notice. */
export const findHasAgreed = async (
  db: Queryable,
  userId: string,
): Promise<{ readonly hasAgreed: boolean }> =>
  (await db.row(
    {
      text: 'select agreed_at is not null as "hasAgreed" from users where id = $1',
      columns: { hasAgreed: column.boolean },
    },
    [userId],
  )) ?? { hasAgreed: false };
