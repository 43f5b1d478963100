import { usePlatform } from '@lobi/core/react';
import { useState } from 'react';

/** Server time less own time in milliseconds, as known when the game was opened. */
export function useServerOffset(): number {
  const { serverNow } = usePlatform();
  const [offsetMs] = useState(() => serverNow() - Date.now());
  return offsetMs;
}
