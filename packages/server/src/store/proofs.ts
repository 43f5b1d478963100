import { createHash } from 'node:crypto';
import type { Proof } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';

/** A picture of a transfer. */
export interface ProofRecord {
  readonly type: Proof['type'];
  readonly data: Buffer;
}

/** Keeps a picture, in place of an earlier one. */
export const putProof = (
  tx: Transaction,
  transactionId: string,
  { type, data }: ProofRecord,
  at: Date,
) =>
  tx.run(
    `insert into transaction_proofs (transaction_id, type, data, digest, uploaded_at)
     values ($1, $2, $3, $4, $5)
     on conflict (transaction_id) do update set type = excluded.type, data = excluded.data,
       digest = excluded.digest, uploaded_at = excluded.uploaded_at`,
    [transactionId, type, data, createHash('sha256').update(data).digest(), at],
  );

export const findProof = (db: Queryable, transactionId: string) =>
  db.row<ProofRecord>('select type, data from transaction_proofs where transaction_id = $1', [
    transactionId,
  ]);

export const findProofTime = (db: Queryable, transactionId: string) =>
  db.row<{ readonly uploadedAt: Date }>(
    'select uploaded_at as "uploadedAt" from transaction_proofs where transaction_id = $1',
    [transactionId],
  );
