import { AppError, type Exclusion, type ExclusionCreate, type Meta } from '@lobi/core/contract';
import { mayBeExcluded } from '@lobi/core/rules';
import { insertExclusion, listExclusions, type ExclusionRecord } from '../../store/exclusions.ts';
import type { Queryable } from '../../store/database.ts';
import type { PageQuery } from '../../store/list-page.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { beginBreak } from './begin-break.ts';

/** Exclusions requested by relatives or other people; staff enters them after checking the documents. */
export interface ExclusionService {
  /** Newest first. @throws AppError `not_found` for all but visible players */
  list(actor: Actor, userId: string, query: PageQuery): Promise<{ data: Exclusion[]; meta: Meta }>;
  /**
   * Excludes a player at once, for every brand; stored as a break of the player.
   * @throws AppError `not_found`; `conflict` when a running break ends later anyway
   */
  create(actor: Actor, userId: string, body: ExclusionCreate): Promise<Exclusion>;
}

const toExclusion = (record: ExclusionRecord): Exclusion => ({
  id: record.id,
  length: record.length,
  until: record.until.toISOString(),
  applicant: { name: record.applicantName, relation: record.applicantRelation },
  reason: record.reason,
  author: { id: record.authorId, username: record.authorUsername },
  createdAt: record.createdAt.toISOString(),
});

async function requirePlayer(db: Queryable, actor: Actor, userId: string): Promise<string> {
  const user = await requireVisibleUser(db, actor, userId);
  if (!mayBeExcluded(user)) throw new AppError('not_found', 'only players are excluded');
  return user.id;
}

export function createExclusionService({ db, wakeOutbox, ...deps }: ServiceDeps): ExclusionService {
  return {
    list: async (actor, userId, query) => {
      const { rows, meta } = await listExclusions(
        db,
        await requirePlayer(db, actor, userId),
        query,
      );
      return { data: rows.map(toExclusion), meta };
    },
    create: async (actor, userId, { length, applicant, reason }) => {
      const subject = await requirePlayer(db, actor, userId);
      const exclusion = await db.transaction(async (tx) => {
        const at = await currentTime(tx, deps.currentTime?.());
        const { until } = await beginBreak(tx, {
          userId: subject,
          length,
          reason: 'exclusion',
          at,
        });
        const facts = {
          length,
          until,
          applicantName: applicant.name,
          applicantRelation: applicant.relation,
          reason,
          authorId: actor.id,
          createdAt: at,
        };
        const id = await insertExclusion(tx, { userId: subject, ...facts });
        return toExclusion({ id, authorUsername: actor.username, ...facts });
      });
      wakeOutbox();
      return exclusion;
    },
  };
}
