import { AppError } from '@lobi/core/contract';
import type { Queryable, Statement, Transaction } from './database.ts';
import { breaksConstraint } from './sql-state.ts';
import { column } from './row-shape.ts';

/** A money-moving call as requested by its caller. Keys belong to the actor. */
export interface KeyedCall {
  readonly actorId: string;
  readonly key: string;
  /** Name of the row of the API table. */
  readonly call: string;
  /** The object in the path: a wallet, a round. */
  readonly targetId: string;
  readonly bodyHash: string;
}

/** Unique constraint that prevents two equal keys. */
export const keyConstraint = 'idempotency_keys_pkey';

const claim: Statement = {
  name: 'key-claim',
  text: `insert into idempotency_keys (actor_id, key, call, target_id, body_hash)
    values ($1, $2, $3, $4, $5)`,
};

const store: Statement = {
  name: 'key-store',
  text: 'update idempotency_keys set answer = $3 where actor_id = $1 and key = $2',
};

/**
 * Statement that finds a stored response. @typeParam Answer form in which the responses of these calls
 * were stored
 */
const findStatement = <Answer>() => ({
  name: 'keys-find',
  text: `select a.position::integer as position, k.call, k.target_id as "targetId",
      k.body_hash as "bodyHash", k.answer
    from unnest($1::uuid[], $2::text[]) with ordinality as a(actor_id, key, position)
    cross join lateral (
      select * from idempotency_keys where actor_id = a.actor_id and key = a.key
    ) k`,
  columns: {
    position: column.integer,
    call: column.text,
    targetId: column.uuid,
    bodyHash: column.text,
    answer: column.json<Answer>(),
  },
});

/** A used key, its call, and the first response. */
export interface StoredKey<Answer> {
  readonly call: string;
  readonly targetId: string;
  readonly bodyHash: string;
  readonly answer: Answer;
}

/**
 * Inserts the key first, in the transaction that moves the money. Waits for a concurrent call with an
 * equal key.
 * @throws KeyTaken when the key has been used; the transaction is then aborted
 */
export async function claimKey(tx: Transaction, keyed: KeyedCall): Promise<void> {
  await tx
    .run(claim, [keyed.actorId, keyed.key, keyed.call, keyed.targetId, keyed.bodyHash])
    .catch((error: unknown) => {
      throw breaksConstraint(error, keyConstraint) ? new KeyTaken() : error;
    });
}

/** Stores the first response with its key. */
export async function storeAnswer(
  tx: Transaction,
  keyed: KeyedCall,
  answer: object,
): Promise<void> {
  await tx.run(store, [keyed.actorId, keyed.key, JSON.stringify(answer)]);
}

/** Returns the results stored under these keys, in the order of the keys. */
export async function findKeys<Answer>(
  db: Queryable,
  keyed: readonly KeyedCall[],
): Promise<(StoredKey<Answer> | undefined)[]> {
  const rows = await db.rows(findStatement<Answer>(), [
    keyed.map(({ actorId }) => actorId),
    keyed.map(({ key }) => key),
  ]);
  const found = new Map(rows.map((row) => [row.position, row]));
  return keyed.map((_, index) => found.get(index + 1));
}

/**
 * Returns the first response to an identical call.
 * @throws AppError `idempotency_conflict` when the key was used for another call
 */
export function answerOf<Answer>(stored: StoredKey<Answer>, keyed: KeyedCall): Answer {
  const isSame =
    stored.call === keyed.call &&
    stored.targetId === keyed.targetId &&
    stored.bodyHash === keyed.bodyHash;
  if (!isSame) throw new AppError('idempotency_conflict');
  return stored.answer;
}

/**
 * Finds the first response to an identical call, if there was one.
 * @throws AppError `idempotency_conflict` when the key was used for another call
 */
export async function findAnswer<Answer>(
  db: Queryable,
  keyed: KeyedCall,
): Promise<Answer | undefined> {
  const [stored] = await findKeys<Answer>(db, [keyed]);
  return stored && answerOf(stored, keyed);
}

/** The key was used before: read the stored response, outside the aborted transaction. */
export class KeyTaken extends Error {
  constructor() {
    super('idempotency key taken');
    this.name = 'KeyTaken';
  }
}
