import { findLoadFailure } from '@lobi/ui';
import { useEffect, useState } from 'react';
import { useChunkError } from './chunk-errors.ts';

/** Has a newer version been published, so that code of this one is gone? */
export function useNewVersion(): boolean {
  const error = useChunkError();
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (!error) return;
    void findLoadFailure(error).then((failure) => {
      if (failure === 'chunk') setIsOutdated(true);
    });
  }, [error]);
  return isOutdated;
}
