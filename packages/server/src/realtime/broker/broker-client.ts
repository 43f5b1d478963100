import { bodyDigest, textToSign } from '../http-api/verify-call.ts';
import { sign } from '../signature.ts';

/** An app of an external broker with Pusher's HTTP API, such as Laravel Reverb. */
export interface BrokerApp {
  /** Address of the broker for the platform: scheme, host and port. */
  readonly origin: string;
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

/** An event in the broker's format; data is text. */
export interface BrokerEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
}

/** The broker did not accept a request. */
export class BrokerError extends Error {
  /** HTTP status; `undefined` without a response. */
  readonly status: number | undefined;
  /** Time until a retry, in ms; 0 leaves it to the caller. */
  readonly retryAfterMs: number;
  constructor(message: string, status?: number, retryAfterMs = 0, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'BrokerError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface BrokerClient {
  /** Publishes up to ten events. Throws a `BrokerError`. */
  publish(events: readonly BrokerEvent[]): Promise<void>;
}

/** Timeout of a response, in ms. */
const answerWithinMs = 5_000;

/** Maximum retry time accepted from a broker, in ms. */
const longestRetryMs = 60_000;

const retryAfterMs = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1_000, longestRetryMs) : 0;
};

/** Client of a broker. */
export function createBrokerClient({ origin, id, key, secret }: BrokerApp): BrokerClient {
  const path = `/apps/${id}/batch_events`;
  let calls = 0;
  return {
    publish: async (batch) => {
      const body = JSON.stringify({ batch });
      calls += 1;
      const query: [string, string][] = [
        ['auth_key', key],
        ['auth_timestamp', String(Math.floor(Date.now() / 1_000))],
        ['auth_version', '1.0'],
        ['body_md5', bodyDigest(body)],
        // Makes identical events within a second distinguishable from a replay.
        ['nonce', String(calls)],
      ];
      const signature = sign(secret, textToSign('POST', path, query));
      const search = new URLSearchParams([...query, ['auth_signature', signature]]).toString();
      let response: Response;
      try {
        response = await fetch(`${origin}${path}?${search}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(answerWithinMs),
        });
        await response.arrayBuffer();
      } catch (cause) {
        throw new BrokerError('the broker does not answer', undefined, 0, cause);
      }
      if (response.status === 200) return;
      throw new BrokerError(
        `the broker answers ${response.status}`,
        response.status,
        retryAfterMs(response),
      );
    },
  };
}
