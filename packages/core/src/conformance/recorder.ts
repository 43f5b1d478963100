import { apiTable } from '../contract/api/index.ts';
import type { ApiRow } from '../contract/api/api-row.ts';

/** One request and its response, without secrets. */
export interface Exchange {
  readonly sent: string;
  readonly got: string;
}

/** A check would change data in a read-only run. */
export class WouldWrite extends Error {}

/** Longest text of a body in a report. */
const shownLength = 300;

const isSecret = (key: string): boolean => /password|token|secret|^pin|^code$|^auth$/i.test(key);

/** JSON without the values of secrets, truncated; of other bodies only the size. */
function describeBody(text: string): string {
  if (text === '') return '';
  try {
    const shown = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      isSecret(key) && typeof value === 'string' ? '…' : value,
    );
    return ` ${shown.length > shownLength ? `${shown.slice(0, shownLength)}…` : shown}`;
  } catch {
    return ` (${text.length} characters that are no JSON)`;
  }
}

/** Paths of the writes that only open, join and end sessions of the run. */
const sessionPaths: ReadonlySet<string> = new Set(
  (Object.values(apiTable) as ApiRow[])
    .filter(({ sessionOnly }) => sessionOnly)
    .map(({ path }) => path),
);

/** Sends requests, records the last ones, and rejects writes in read-only runs. */
export interface Recorder {
  readonly send: typeof fetch;
  /** Begins another check; `mayWrite` applies to its requests. */
  begin(mayWrite: boolean): void;
  /** The last exchange of the check. */
  last(): Exchange | undefined;
}

export function createRecorder(fetcher: typeof fetch): Recorder {
  let mayWrite = false;
  let last: Exchange | undefined;
  return {
    begin(may) {
      mayWrite = may;
      last = undefined;
    },
    last: () => last,
    async send(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      if (method !== 'GET' && !mayWrite && !sessionPaths.has(url.pathname)) {
        throw new WouldWrite();
      }
      const body = typeof init?.body === 'string' ? init.body : '';
      const sent = `${method} ${url.pathname}${url.search}${describeBody(body)}`;
      last = { sent, got: 'no answer' };
      const answer = await fetcher(input, init);
      const text = await answer.clone().text();
      last = { sent, got: `${answer.status}${describeBody(text)}` };
      return answer;
    },
  };
}
