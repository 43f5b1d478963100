import type { User } from '@lobi/core/contract';
import { useSettings } from '@lobi/core/react';
import { staffFactorConcerns } from '@lobi/core/rules';
import { useState } from 'react';

/** State of the check before the screens: unknown, a second factor is required, or open. */
export type SecondFactorGateState = 'unknown' | 'wanted' | 'open';

/**
 * Returns whether the platform requires a second factor of this user first. The requirement stays until
 * the user has finished: the first code turns it on, and the recovery codes must still be saved.
 */
export function useSecondFactorGate(user: User | null): {
  readonly state: SecondFactorGateState;
  readonly onDone: () => void;
} {
  const settings = useSettings();
  const [askedOf, setAskedOf] = useState<string>();
  const isConcerned = user !== null && staffFactorConcerns(user);
  const isDemanded = settings.status === 'ready' && settings.settings.app.staffSecondFactor;
  const isWanted = isConcerned && isDemanded && !user.hasSecondFactor;
  if (isWanted && askedOf !== user.id) setAskedOf(user.id);
  const state = isWanted || (isConcerned && askedOf === user.id) ? 'wanted' : 'open';
  const isUnknown = isConcerned && !user.hasSecondFactor && settings.status === 'loading';
  return { state: isUnknown ? 'unknown' : state, onDone: () => setAskedOf(undefined) };
}
