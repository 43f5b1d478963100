import { usePlatform } from '@lobi/core/react';
import { useState } from 'react';

/** Server time minus client time in milliseconds, measured when the game was opened. */
export function useServerOffset(): number {
  const { serverNow } = usePlatform();
  const [offsetMs] = useState(() => serverNow() - Date.now());
  return offsetMs;
}
