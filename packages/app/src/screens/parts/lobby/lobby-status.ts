import type { ListController } from '@lobi/core/react/lists';
import type { LobbyStatus } from '@lobi/ui/lobby';

/** The status of a list of games: a lost network is distinguished from a failed server. */
export function lobbyStatusOf(list: ListController<unknown>): LobbyStatus {
  if (list.status !== 'failed') return list.status;
  return list.failure.code === 'network' ? 'offline' : 'error';
}
