import type { PublicMessage } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from './database.ts';

/** A change of a wallet between frozen and free. */
export interface FreezeStep {
  readonly walletId: string;
  /** Why, for staff alone. */
  readonly reason: string;
  /** Why, for the owner. */
  readonly message: PublicMessage;
  /** Author of the action. */
  readonly by: string;
  readonly at: Date;
}

/** Freezes a locked wallet; returns whether it was not frozen before. */
export async function freezeWallet(
  tx: Transaction,
  { walletId, reason, message, by, at }: FreezeStep,
): Promise<boolean> {
  const frozen = await tx.run('update wallets set frozen = true where id = $1 and not frozen', [
    walletId,
  ]);
  if (frozen === 0) return false;
  await tx.run(
    `insert into wallet_freezes (id, wallet_id, reason, public_reason, remark, frozen_by, frozen_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [uuid(), walletId, reason, message.reason, message.remark, by, at],
  );
  return true;
}

/** Unfreezes a locked wallet; returns whether it was frozen. */
export async function unfreezeWallet(
  tx: Transaction,
  { walletId, reason, by, at }: FreezeStep,
): Promise<boolean> {
  const freed = await tx.run('update wallets set frozen = false where id = $1 and frozen', [
    walletId,
  ]);
  if (freed === 0) return false;
  await tx.run(
    `update wallet_freezes set lifted_reason = $2, lifted_by = $3, lifted_at = $4
     where wallet_id = $1 and lifted_at is null`,
    [walletId, reason, by, at],
  );
  return true;
}
