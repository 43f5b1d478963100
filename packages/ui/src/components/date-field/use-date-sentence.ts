import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { formatDateTime } from '../date-time/format-date-time.ts';
import type { DateBounds, DateProblem } from './date-problem.ts';

/** Returns the text for the problem of a date. */
export function useDateSentence(): (
  problem: DateProblem | undefined,
  bounds: DateBounds,
) => string | undefined {
  const { locale, messages } = useKit();
  const { dateMin, dateMax, dateOrder } = messages.dates;
  const write = (date = ''): string =>
    formatDateTime(`${date}T00:00:00Z`, { locale, timeZone: 'UTC', mode: 'date' }) ?? date;
  return (problem, { min, max }) => {
    if (problem === undefined) return undefined;
    const sentences: Readonly<Record<DateProblem, string>> = {
      order: dateOrder,
      min: fill(dateMin, { date: write(min) }),
      max: fill(dateMax, { date: write(max) }),
    };
    return sentences[problem];
  };
}
