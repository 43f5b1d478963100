import { useAuth } from '@lobi/core/react';
import { PageHeading } from '../page/page-heading.tsx';
import { Slot } from '../page/slot.tsx';
import { PlayerHome } from './parts/money/player-home.tsx';

/** Start page of a player: balance, open bets and requests, games to continue. @source spec §2 */
export function PlayerDashboardScreen() {
  const { user } = useAuth();
  return (
    <>
      <PageHeading name="route.player.dashboard" />
      {user && <Slot name="dashboard.player.top" user={user} />}
      {user && <PlayerHome user={user} />}
    </>
  );
}
