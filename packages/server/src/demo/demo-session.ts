import { randomUUID } from 'node:crypto';
import { demoPassword } from './demo-accounts.ts';

/** A call that the platform rejected. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined) {
    super(`${status} ${code ?? ''}`.trim());
    this.status = status;
    this.code = code;
  }
}

/** HTTP session of a demo account, used as a browser would. */
export interface DemoSession {
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body: unknown): Promise<Body>;
}

/** Timeout of a call, in milliseconds. */
const answersWithinMs = 15_000;

/**
 * Signs in with the password of the demo.
 * @param signal aborts every call
 * @throws RefusedCall for every unsuccessful response
 */
export async function openDemoSession(
  origin: string,
  username: string,
  signal: AbortSignal,
): Promise<DemoSession> {
  const cookies = new Map<string, string>();
  /** Session data that is sent with each call once it is known. */
  const stored: { token?: string } = {};

  async function call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.any([signal, AbortSignal.timeout(answersWithinMs)]),
      headers: {
        accept: 'application/json',
        origin,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        'idempotency-key': randomUUID(),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(stored.token !== undefined && { authorization: `Bearer ${stored.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    const read: unknown = text === '' ? undefined : JSON.parse(text);
    if (!answer.ok) throw new RefusedCall(answer.status, (read as { code?: string })?.code);
    return read as Body;
  }

  const { token } = await call<{ token: string }>('POST', '/api/auth/login', {
    username,
    password: demoPassword,
  });
  stored.token = token;
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
  };
}
