import { numberFormat } from '@lobi/formats';
import { useEffect, useRef } from 'react';
import { fillCount } from '../../messages/fill-count.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';

/**
 * Says how many rows there are, once the answer to the reader's own question is in.
 * @param answer is another one as soon as there is an answer: the rows of the platform, or the
 * query itself where the table answers
 * @param busy there will be a newer answer
 * @returns call it when a question is asked
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
