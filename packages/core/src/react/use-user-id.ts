import { useSelector } from '@xstate/react';
import { usePlatform } from './platform-provider.tsx';

/** Id of the signed-in user, `null` for a guest. Re-renders only when it changes. */
export function useUserId(): string | null {
  return useSelector(usePlatform().auth, (state) => state.context.user?.id ?? null);
}
