import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Next = string | null | ((current: string | null) => string | null);

const idOf = (search: URLSearchParams): string | null => search.get('open');

/**
 * The open request of the queue, in the address, so that it can be shared and reloaded. Back leads out
 * of the queue instead of to the previous request.
 */
export function useOpenRequest(): readonly [
  openId: string | null,
  setOpenId: (next: Next) => void,
] {
  const [search, setSearch] = useSearchParams();
  const shown = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    shown.current = search;
    // A response after the user left the queue must not navigate back to it.
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
