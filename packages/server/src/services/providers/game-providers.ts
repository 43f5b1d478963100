import {
  AppError,
  type GameProvider,
  type Meta,
  type ProviderSuspension,
} from '@lobi/core/contract';
import type { Queryable } from '../../store/database.ts';
import type { PageQuery } from '../../store/list-page.ts';
import { findProviderState, listProviderStates } from '../../store/provider-states.ts';
import { listSuspensions } from '../../store/provider-suspensions.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { suspendProvider } from './suspend-provider.ts';
import { requireId } from '../access/visibility.ts';
import { toGameProvider, toProviderSuspension } from '../wire/to-game-provider.ts';

/** Management of game providers by staff. The API table defines the roles. @source ours */
export interface GameProviderService {
  /** Sorted by code. */
  list(): Promise<GameProvider[]>;
  /** Newest first. @throws AppError `not_found` */
  suspensions(
    providerId: string,
    query: PageQuery,
  ): Promise<{ data: ProviderSuspension[]; meta: Meta }>;
  /** Suspends a provider at once. @throws AppError `not_found`, `conflict` when it is already suspended */
  suspend(actor: Actor, providerId: string, reason: string): Promise<GameProvider>;
}

export function createGameProviderService(deps: ServiceDeps): GameProviderService {
  const { db, log, rules, currency, wakeOutbox } = deps;
  const terms = { currency, maximumPayout: rules.maximumPayout };
  const require = async (on: Queryable, providerId: string) => {
    const at = await currentTime(on, deps.currentTime?.());
    const provider = await findProviderState(on, requireId(providerId), at);
    if (!provider) throw new AppError('not_found');
    return provider;
  };
  return {
    list: async () => {
      const at = await currentTime(db, deps.currentTime?.());
      return (await listProviderStates(db, at)).map((each) => toGameProvider(each, terms));
    },
    suspensions: async (providerId, query) => {
      const { id } = await require(db, providerId);
      const { rows, meta } = await listSuspensions(db, id, query);
      return { data: rows.map(toProviderSuspension), meta };
    },
    suspend: async (actor, providerId, reason) => {
      const provider = await db.transaction(async (tx) => {
        const found = await require(tx, providerId);
        const decision = { by: actor.username, reason };
        const isNew = await suspendProvider(tx, found, { cause: 'staff', decision });
        if (!isNew) throw new AppError('conflict', 'suspended already');
        return toGameProvider(await require(tx, providerId), terms);
      });
      wakeOutbox();
      log.error({ provider: provider.code, by: actor.username }, 'a provider was suspended');
      return provider;
    },
  };
}
