import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { demoAccountStates } from '../domain/demo-account.ts';
import { column } from './row-shape.ts';

/** A new password link. */
export interface NewPasswordLink {
  /** User whose password it sets. */
  readonly userId: string;
  /** `null`: the operator, at the command line. */
  readonly madeBy: string | null;
  readonly tokenHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Invalidates the open link of a user, if there is one. */
export const endPasswordLinks = (tx: Transaction, userId: string, at: Date) =>
  tx.run('update password_links set ended_at = $2 where user_id = $1 and ended_at is null', [
    userId,
    at,
  ]);

export const insertPasswordLink = (
  tx: Transaction,
  { userId, madeBy, tokenHash, at, expiresAt }: NewPasswordLink,
) =>
  tx.run(
    `insert into password_links (id, user_id, made_by, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [uuid(), userId, madeBy, tokenHash, at, expiresAt],
  );

const open = 'token_hash = $1 and ended_at is null and expires_at > $2';

/** Owner of an open link. */
const passwordLinkOwnerColumns = {
  userId: column.uuid,
  username: column.text,
  demoAccount: column.oneOf(demoAccountStates).orNull,
};

/**
 * Finds the user whose password an open link sets; `undefined` if the link is wrong, used or
 * expired.
 */
export const findPasswordLinkOwner = (db: Queryable, tokenHash: Buffer, at: Date) =>
  db.row(
    {
      text: `select u.id as "userId", u.username, u.demo_account as "demoAccount"
       from password_links l join users u on u.id = l.user_id where ${open}`,
      columns: passwordLinkOwnerColumns,
    },
    [tokenHash, at],
  );

/** Uses up a link; returns whether it was still open. */
export async function consumePasswordLink(
  tx: Transaction,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  const taken = await tx.run(`update password_links set ended_at = $2, used = true where ${open}`, [
    tokenHash,
    at,
  ]);
  return taken > 0;
}
