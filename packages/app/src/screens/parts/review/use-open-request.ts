import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Next = string | null | ((current: string | null) => string | null);

const idOf = (search: URLSearchParams): string | null => search.get('open');

/**
 * The request of the queue that is open, in the address, so that it can be shared and reloaded. It
 * goes back to no earlier one: the way back leads out of the queue.
 */
export function useOpenRequest(): readonly [
  openId: string | null,
  setOpenId: (next: Next) => void,
] {
  const [search, setSearch] = useSearchParams();
  const shown = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    shown.current = search;
    // A decision that is answered after the reader left the queue does not lead back to it.
    return () => {
      shown.current = null;
    };
  }, [search]);
  const setOpenId = useCallback(
    (next: Next): void => {
      if (shown.current === null) return;
      const current = idOf(shown.current);
      const openId = typeof next === 'function' ? next(current) : next;
      if (openId === current) return;
      const params = new URLSearchParams(shown.current);
      if (openId === null) params.delete('open');
      else params.set('open', openId);
      setSearch(params, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [idOf(search), setOpenId];
}
