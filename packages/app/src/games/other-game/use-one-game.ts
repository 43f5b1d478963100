import { useAuth, useSettings } from '@lobi/core/react';

/** Returns whether the jurisdiction allows this player only one game at a time. */
export function useOneGame(): boolean {
  const { user } = useAuth();
  const settings = useSettings();
  const isPlaying = user?.role === 'player' && user.status === 'activated';
  return isPlaying && settings.status === 'ready' && settings.settings.app.policy.oneGameAtATime;
}
