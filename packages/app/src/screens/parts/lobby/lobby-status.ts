import type { ListController } from '@lobi/core/react/lists';
import type { LobbyStatus } from '@lobi/ui/lobby';

/** Status of a list of games; distinguishes a lost connection from an error of the server. */
export function lobbyStatusOf(list: ListController<unknown>): LobbyStatus {
  if (list.status !== 'failed') return list.status;
  return list.failure.code === 'network' ? 'offline' : 'error';
}
