import { useAuth, useSettings } from '@lobi/core/react';
import { mayPlay } from '@lobi/core/rules';

/** Returns whether the jurisdiction allows this player only one game at a time. */
export function useOneGame(): boolean {
  const { user } = useAuth();
  const settings = useSettings();
  return (
    mayPlay(user) && settings.status === 'ready' && settings.settings.app.policy.oneGameAtATime
  );
}
