import { applicantRelations, exclusionLengths } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('e.id'),
  length: column.oneOf(exclusionLengths).from('e.length'),
  until: column.time.from('e.until'),
  applicantName: column.text.from('e.applicant_name'),
  applicantRelation: column.oneOf(applicantRelations).from('e.applicant_relation'),
  reason: column.text.from('e.reason'),
  authorId: column.uuid.from('e.author_id'),
  authorUsername: column.text.from('a.username'),
  createdAt: column.time.from('e.created_at'),
};

/** An exclusion requested by another person. */
export type ExclusionRecord = RowOf<typeof columns>;

/** An exclusion to insert. */
export type NewExclusion = Omit<ExclusionRecord, 'id' | 'authorUsername'> & {
  readonly userId: string;
};

/** Inserts an exclusion; returns its id. */
export async function insertExclusion(tx: Transaction, exclusion: NewExclusion): Promise<string> {
  const id = uuid();
  await tx.run(
    `insert into exclusions (id, user_id, author_id, length, until, applicant_name,
       applicant_relation, reason, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      exclusion.userId,
      exclusion.authorId,
      exclusion.length,
      exclusion.until,
      exclusion.applicantName,
      exclusion.applicantRelation,
      exclusion.reason,
      exclusion.createdAt,
    ],
  );
  return id;
}

/** Exclusions of a player, newest first. */
export function listExclusions(
  db: Queryable,
  userId: string,
  query: PageQuery,
): Promise<Page<ExclusionRecord>> {
  const { where, values } = new Conditions()
    .add('e.user_id = ?', userId)
    .addSearch('e.applicant_name ilike ? or e.reason ilike ?', query.search);
  return readPage(
    db,
    {
      columns,
      from: 'exclusions e join users a on a.id = e.author_id',
      where,
      values,
      orderBy: 'e.created_at desc, e.id desc',
    },
    query,
  );
}
