import type { ChannelKey } from '@lobi/core/contract';
import type { Statement, Transaction } from './database.ts';

/** Something to tell the world. A wallet's facts hold minor units as text. */
export interface OutboxRow {
  readonly id: bigint;
  readonly topic: ChannelKey;
  readonly subjectId: string;
  readonly facts: unknown;
}

const take: Statement = {
  name: 'outbox-take',
  text: `select id, topic, subject_id as "subjectId", facts from outbox
    where published_at is null order by id limit $1 for update`,
};

const mark: Statement = {
  name: 'outbox-mark',
  text: 'update outbox set published_at = clock_timestamp() where id = any ($1::bigint[])',
};

/**
 * Oldest unpublished rows, taken for this transaction. A second publisher waits here and finds
 * them done: skipping locked rows instead would let it overtake within a channel.
 */
export const takeUnpublished = (tx: Transaction, most: number) => tx.rows<OutboxRow>(take, [most]);

export const markPublished = (tx: Transaction, ids: readonly bigint[]) => tx.run(mark, [ids]);
