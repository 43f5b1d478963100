import type { ApplicantRelation, ExclusionLength } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, readPage, type Page, type PageQuery } from './list-page.ts';

/** An exclusion that others asked for. */
export interface ExclusionRecord {
  readonly id: string;
  readonly length: ExclusionLength;
  readonly until: Date;
  readonly applicantName: string;
  readonly applicantRelation: ApplicantRelation;
  readonly reason: string;
  readonly authorId: string;
  readonly authorUsername: string;
  readonly createdAt: Date;
}

/** An exclusion to write down. */
export type NewExclusion = Omit<ExclusionRecord, 'id' | 'authorUsername'> & {
  readonly userId: string;
};

/** Writes an exclusion; answers its id. */
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
      columns: `e.id, e.length, e.until, e.applicant_name as "applicantName",
        e.applicant_relation as "applicantRelation", e.reason, e.author_id as "authorId",
        a.username as "authorUsername", e.created_at as "createdAt"`,
      from: 'exclusions e join users a on a.id = e.author_id',
      where,
      values,
      orderBy: 'e.created_at desc, e.id desc',
    },
    query,
  );
}
