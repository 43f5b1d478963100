import {
  AppError,
  type GameProvider,
  type Meta,
  type ProviderSuspension,
} from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import type { PageQuery } from '../../store/list-page.ts';
import { findProviderStanding, listProviderStandings } from '../../store/provider-standings.ts';
import { listSuspensions } from '../../store/provider-suspensions.ts';
import { bookTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { suspendProvider } from './suspend-provider.ts';
import { requireId } from '../access/visibility.ts';
import { toGameProvider, toProviderSuspension } from '../wire/to-game-provider.ts';

/** Providers of games as staff looks after them. Who may, the API table says. @source ours */
export interface GameProviderService {
  /** By code. */
  list(): Promise<GameProvider[]>;
  /** Newest first. @throws AppError `not_found` */
  suspensions(
    providerId: string,
    query: PageQuery,
  ): Promise<{ data: ProviderSuspension[]; meta: Meta }>;
  /** Suspends a provider at once. @throws AppError `not_found`, `conflict` when it is suspended */
  suspend(actor: Actor, providerId: string, reason: string): Promise<GameProvider>;
}

export function createGameProviderService(deps: ServiceDeps): GameProviderService {
  const { db, log, rules, currency, wakeOutbox } = deps;
  const terms = { currency, maximumPayout: rules.maximumPayout };
  const require = async (on: Queryable, providerId: string) => {
    const at = await bookTime(on, deps.bookTime?.());
    const standing = await findProviderStanding(on, requireId(providerId), at);
    if (!standing) throw new AppError('not_found');
    return standing;
  };
  return {
    list: async () => {
      const at = await bookTime(db, deps.bookTime?.());
      return (await listProviderStandings(db, at)).map((each) => toGameProvider(each, terms));
    },
    suspensions: async (providerId, query) => {
      const { id } = await require(db, providerId);
      const { rows, meta } = await listSuspensions(db, id, query);
      return { data: rows.map(toProviderSuspension), meta };
    },
    suspend: async (actor, providerId, reason) => {
      const provider = await db.transaction(async (tx) => {
        const found = await require(tx, providerId);
        const word = { by: actor.username, reason };
        const isNew = await suspendProvider(tx, found, { cause: 'staff', word });
        if (!isNew) throw new AppError('conflict', 'suspended already');
        return toGameProvider(await require(tx, providerId), terms);
      });
      wakeOutbox();
      log.error({ provider: provider.code, by: actor.username }, 'a provider is suspended');
      return provider;
    },
  };
}
