import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComboboxItem } from './combobox-item.ts';

/** Fetches the options for a text; an aborted response is ignored. */
export type LoadItems<Value extends string = string> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxItem<Value>[]>;

/** Loading state of the list. */
export type ListStatus = 'ready' | 'loading' | 'failed';

/** Options, given or fetched. */
export interface ComboboxList {
  readonly items: readonly ComboboxItem[];
  readonly status: ListStatus;
  /** Fetches for a text, after a pause in typing. Does nothing with local options. */
  readonly search: (query: string) => void;
  /** Fetches for the last text again, at once. */
  readonly retry: () => void;
}

const none: readonly ComboboxItem[] = [];

/**
 * Items of a combobox. Fetching waits for a pause in typing, and only the response to the last text is
 * used.
 * @param debounceMs pause before fetching, in ms
 */
export function useList(
  givenItems: readonly ComboboxItem[] | undefined,
  load: LoadItems | undefined,
  debounceMs: number,
): ComboboxList {
  const [fetched, setFetched] = useState(none);
  const [status, setStatus] = useState<ListStatus>('ready');
  const running = useRef<AbortController>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastQuery = useRef<string>(undefined);
  const stop = useCallback((): void => {
    clearTimeout(waiting.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const fetchNow = async (query: string): Promise<void> => {
    if (!load) return;
    stop();
    const controller = new AbortController();
    running.current = controller;
    lastQuery.current = query;
    setStatus('loading');
    try {
      const items = await load(query, controller.signal);
      if (controller.signal.aborted) return;
      setFetched(items);
      setStatus('ready');
    } catch {
      if (controller.signal.aborted) return;
      setFetched(none);
      setStatus('failed');
    }
  };

  return {
    items: givenItems ?? fetched,
    status,
    search: (query) => {
      if (!load || (query === lastQuery.current && status !== 'failed')) return;
      clearTimeout(waiting.current);
      setStatus('loading');
      waiting.current = setTimeout(
        (text: string) => void fetchNow(text),
        lastQuery.current === undefined ? 0 : debounceMs,
        query,
      );
    },
    retry: () => void fetchNow(lastQuery.current ?? ''),
  };
}
