import type { User } from '@lobi/core/contract';
import { useSettings } from '@lobi/core/react';
import { useState } from 'react';

/** State of the check before the screens: not known yet, a second factor is required, or open. */
export type SecondFactorGateState = 'unknown' | 'wanted' | 'open';

/**
 * Does the platform want a second factor of this user first? Once it is asked for it stays so until
 * its owner is done: with the first code it is on, and the recovery codes have yet to be kept.
 */
export function useSecondFactorGate(user: User | null): {
  readonly state: SecondFactorGateState;
  readonly onDone: () => void;
} {
  const settings = useSettings();
  const [askedOf, setAskedOf] = useState<string>();
  const isConcerned = user !== null && user.role !== 'player';
  const isDemanded = settings.status === 'ready' && settings.settings.app.staffSecondFactor;
  const isWanted = isConcerned && isDemanded && !user.hasSecondFactor;
  if (isWanted && askedOf !== user.id) setAskedOf(user.id);
  const state = isWanted || (isConcerned && askedOf === user.id) ? 'wanted' : 'open';
  const isUnknown = isConcerned && !user.hasSecondFactor && settings.status === 'loading';
  return { state: isUnknown ? 'unknown' : state, onDone: () => setAskedOf(undefined) };
}
