import { randomUUID } from 'node:crypto';

/** Format of request ids accepted from a proxy or a client; any other could forge lines of the log. */
const acceptable = /^[\w.:-]{8,128}$/;

/**
 * Id of a call in the log, in `x-request-id` of the response and as the reference of an error: the
 * incoming id, so that log lines of a proxy can be joined, else a new one.
 * @source ours
 */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && acceptable.test(header) ? header : randomUUID();
}
