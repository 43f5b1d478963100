import { createHash } from 'node:crypto';
import { proofSchema } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const proofColumns = {
  type: column.oneOf(proofSchema.shape.type.options),
  data: column.bytes,
};

/** A picture of a transfer. */
export type ProofRecord = RowOf<typeof proofColumns>;

/** Stores a picture, replacing an earlier one. */
export const storeProof = (
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
  db.row(
    {
      text: 'select type, data from transaction_proofs where transaction_id = $1',
      columns: proofColumns,
    },
    [transactionId],
  );

export const findProofTime = (db: Queryable, transactionId: string) =>
  db.row(
    {
      text: 'select uploaded_at as "uploadedAt" from transaction_proofs where transaction_id = $1',
      columns: { uploadedAt: column.time },
    },
    [transactionId],
  );
