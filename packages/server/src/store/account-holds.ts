import type { AccountHold } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from './database.ts';
import type { SharedSigns } from './person-marks.ts';
import { column } from './row-shape.ts';

/**
 * Holds an account for staff, or adds reasons to an existing hold; an activated account stops playing.
 * Lock the user first.
 * @returns whether it was activated
 */
export async function holdAccount(
  tx: Transaction,
  userId: string,
  matches: readonly SharedSigns[],
  at: Date,
): Promise<{ readonly wasActivated: boolean }> {
  await tx.run(
    `insert into account_holds (id, user_id, held_at) values ($1, $2, $3)
     on conflict (user_id) where decided_at is null do nothing`,
    [uuid(), userId, at],
  );
  for (const { userId: resembledId, signs } of matches) {
    await tx.run(
      `insert into account_hold_matches (hold_id, resembled_id, signs)
       select id, $2, $3::text[] from account_holds where user_id = $1 and decided_at is null
       on conflict (hold_id, resembled_id) do update set signs = excluded.signs`,
      [userId, resembledId, signs],
    );
  }
  const stopped = await tx.run(
    `update users set status = 'restricted', status_cause = 'system', status_reason = null,
       status_public_reason = null, status_remark = null, restricted_until = null
     where id = $1 and status = 'activated'`,
    [userId],
  );
  await tx.run('update users set version = version + 1 where id = $1', [userId]);
  return { wasActivated: stopped > 0 };
}

/** Decision of staff about a held account. */
interface HoldDecision {
  readonly decision: 'activated' | 'blocked';
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** Stores a decision; an account without a hold stays unchanged. */
export const decideHold = (
  tx: Transaction,
  userId: string,
  { decision, by, reason, at }: HoldDecision,
) =>
  tx.run(
    `update account_holds set decision = $2, decided_by = $3, reason = $4, decided_at = $5
     where user_id = $1 and decided_at is null`,
    [userId, decision, by, reason, at],
  );

/** Condition on a user `u`: the account has an undecided hold. */
export const isHeld = `exists (
  select from account_holds h where h.user_id = u.id and h.decided_at is null
)`;

/** Columns about a user `u` of lists for staff and agents. */
export const holdColumns = {
  /** Since when the account waits for staff, because it resembles others; `null` when it does not. */
  heldAt: column.time.orNull.from(`(select h.held_at from account_holds h
    where h.user_id = u.id and h.decided_at is null)`),
  /** Which accounts it resembles. */
  holdMatches: column.json<NonNullable<AccountHold['matches']>>().orNull
    .from(`(select json_agg(json_build_object(
       'user', json_build_object('id', o.id, 'username', o.username),
       'status', o.status, 'signs', m.signs) order by o.username)
     from account_holds h join account_hold_matches m on m.hold_id = h.id
       join users o on o.id = m.resembled_id
     where h.user_id = u.id and h.decided_at is null)`),
};
