import { useEffect, useMemo, useState } from 'react';
import { orderRows, type RowQuestion } from './order-rows.ts';
import { runInSlices, runNow } from './slices.ts';

/** Up to this many rows are ordered while rendering, which takes a few milliseconds. */
const atOnce = 100_000;

export interface RowOrder<Row> {
  readonly rows: readonly Row[];
  /** Positions in `rows`, in the order shown; `null` for all of them as they stand. */
  readonly order: Uint32Array | null;
  /** A newer order is being worked out; this one still holds. */
  readonly busy: boolean;
}

interface Answer<Row> {
  readonly question: RowQuestion<Row>;
  readonly order: Uint32Array | null;
}

/**
 * Answers a question about rows. Long lists are worked through in slices beside typing and
 * scrolling, and the last answer stays on the screen until the next has been computed.
 * @param question keep the same object while it is the same question
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
