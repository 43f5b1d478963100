import { readUserSearch } from '../../domain/user-search.ts';
import { formatMoney, isStaff, type DownlineMember, type Meta } from '@lobi/core/contract';
import { figuresOfMembers, platformTimes } from '../../store/figures.ts';
import type { PageQuery } from '../../store/list-page.ts';
import { listUsers } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { toUserRow } from '../wire/to-user.ts';

export interface DownlineService {
  /**
   * Lists direct members below an agent by name, with their figures of the last 7 days.
   * @throws AppError `not_found`
   */
  list(
    actor: Actor,
    agentId: string,
    query: PageQuery,
  ): Promise<{ data: DownlineMember[]; meta: Meta }>;
}

export function createDownlineService({
  db,
  currency,
  timeZone,
  currentTime,
}: ServiceDeps): DownlineService {
  return {
    list: async (actor, agentId, query) => {
      const { id } = await requireVisibleUser(db, actor, agentId);
      const person = readUserSearch(query.search, currency, isStaff(actor));
      const { rows, meta } = await listUsers(db, undefined, { ...query, parent: id, person });
      const { week } = await platformTimes(db, timeZone, currentTime?.());
      const ids = rows.map((row) => row.id);
      const figures = new Map(
        (await figuresOfMembers(db, id, ids, week)).map((each) => [each.userId, each]),
      );
      const data = rows.map((row) => {
        const figure = figures.get(row.id);
        return {
          ...toUserRow(actor, row),
          children: figure?.children ?? 0,
          players: figure?.players ?? 0,
          turnover: formatMoney(figure?.turnover ?? 0n, row.currency),
          shareBp: figure?.shareBp ?? 0,
          commission: formatMoney(figure?.commission ?? 0n, row.currency),
        };
      });
      return { data, meta };
    },
  };
}
