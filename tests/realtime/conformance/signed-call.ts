import { sign } from '../../../packages/server/src/realtime/signature.ts';
import {
  bodyDigest,
  textToSign,
} from '../../../packages/server/src/realtime/http-api/verify-call.ts';
import { brokerApp } from '../../../packages/server/src/testing/broker-node.ts';

/** A call of the HTTP API, with deviations for tests. */
export interface SignedCallInput {
  readonly port: number;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** Seconds since 1970. */
  readonly timestamp?: number;
  readonly secret?: string;
  /** Sent instead of the signed body. */
  readonly sentBody?: string;
  /** Additional query parameters, which are not signed. */
  readonly tail?: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Address and request of a call. */
export function signedRequest(input: SignedCallInput): { url: string; init: RequestInit } {
  const { port, body, method = body === undefined ? 'GET' : 'POST' } = input;
  const path = `/apps/${brokerApp.id}${input.path}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  const pairs: [string, string][] = [
    ['auth_key', brokerApp.key],
    ['auth_timestamp', String(input.timestamp ?? Math.floor(Date.now() / 1_000))],
    ['auth_version', '1.0'],
    ...(body === undefined ? [] : [['body_md5', bodyDigest(text)] as [string, string]]),
    ...Object.entries(input.query ?? {}),
  ];
  const signature = sign(input.secret ?? brokerApp.secret, textToSign(method, path, pairs));
  const query = new URLSearchParams([...pairs, ['auth_signature', signature]]);
  return {
    url: `http://127.0.0.1:${port}${path}?${query.toString()}${input.tail ?? ''}`,
    init: {
      method,
      ...(body === undefined
        ? {}
        : {
            body: input.sentBody ?? text,
            headers: { 'content-type': 'application/json' },
          }),
    },
  };
}

/** Sends a request and reads the response. */
export async function sendRequest(url: string, init: RequestInit): Promise<ApiAnswer> {
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json() };
}

export const callApi = (input: SignedCallInput): Promise<ApiAnswer> => {
  const { url, init } = signedRequest(input);
  return sendRequest(url, init);
};
