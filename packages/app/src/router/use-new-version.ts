import { findLoadFailure } from '@lobi/ui';
import { useEffect, useState } from 'react';
import { useChunkError } from './chunk-errors.ts';

/** Returns whether a newer version was published, so that chunks of this one are missing. */
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
