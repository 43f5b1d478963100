import { numberFormat } from '@lobi/formats';
import { useEffect, useRef } from 'react';
import { fillCount } from '../../messages/fill-count.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';

/**
 * Announces the number of rows once the response to the user's own query has arrived.
 * @param answer changes with each response: the rows of the platform, or the query if the table applies it
 * itself
 * @param busy whether a newer response is pending
 * @returns function to call when a query is made
 */
export function useAnnouncedCount(total: number, answer: unknown, busy: boolean): () => void {
  const { messages, locale } = useKit();
  const announce = useAnnounce();
  const asked = useRef<{ before: unknown }>(undefined);
  useEffect(() => {
    if (busy || !asked.current || asked.current.before === answer) return;
    asked.current = undefined;
    const count = numberFormat(locale).format(total);
    announce(fillCount(messages.data.rows, total, locale, { count }), { key: 'rows' });
  }, [announce, answer, busy, locale, messages, total]);
  return () => {
    asked.current = { before: answer };
  };
}
