import { useEffect, useState } from 'react';
import { firstUse } from './first-use.ts';

/** Whether the visitor has interacted with the page. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    let isShown = true;
    void firstUse().then(() => isShown && setUsed(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isUsed;
}
