import type { ListController } from '@lobi/core/react';
import type { LobbyStatus } from '@lobi/ui/lobby';

/** Where a list of games is: a lost network is told apart from a failed server. */
export function lobbyStatusOf(list: ListController<unknown>): LobbyStatus {
  if (list.status !== 'failed') return list.status;
  return list.failure.code === 'network' ? 'offline' : 'error';
}
