import { useEffect, useMemo, useState } from 'react';
import { orderRows, type RowQuestion } from './order-rows.ts';
import { runInSlices, runNow } from './slices.ts';

/** Maximum number of rows that are sorted while rendering, which takes a few milliseconds. */
const atOnce = 100_000;

export interface RowOrder<Row> {
  readonly rows: readonly Row[];
  /** Indices into `rows`, in display order; `null` for all in their given order. */
  readonly order: Uint32Array | null;
  /** Whether a newer order is being calculated; this one is shown until then. */
  readonly busy: boolean;
}

interface Answer<Row> {
  readonly question: RowQuestion<Row>;
  readonly order: Uint32Array | null;
}

/**
 * Filters and sorts rows. Long lists are processed in slices between typing and scrolling, and the last
 * result stays visible until the next is complete.
 * @param question memoize it
 */
export function useRowOrder<Row>(question: RowQuestion<Row>): RowOrder<Row> {
  const { rows, query } = question;
  const long = rows.length > atOnce;
  const plain =
    query.sort === null && query.search === '' && Object.keys(query.filters).length === 0;
  const now = useMemo(
    () => (plain ? null : long ? undefined : runNow(orderRows(question))),
    [question, long, plain],
  );
  const [answer, setAnswer] = useState<Answer<Row>>();

  useEffect(() => {
    if (now !== undefined) return undefined;
    const calledOff = new AbortController();
    void runInSlices(orderRows(question), calledOff.signal).then((order) => {
      if (order !== undefined) setAnswer({ question, order });
    });
    return () => calledOff.abort();
  }, [question, now]);

  return useMemo(() => {
    if (now !== undefined) return { rows, order: now, busy: false };
    return {
      rows: answer ? answer.question.rows : rows,
      order: answer ? answer.order : null,
      busy: answer?.question !== question,
    };
  }, [now, rows, answer, question]);
}
