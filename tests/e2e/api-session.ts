import { randomUUID } from 'node:crypto';

/** The platform as one signed-in user sees it over plain HTTP, for looking behind the screens. */
export interface ApiSession {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  put<Answer>(path: string, body: unknown): Promise<Answer>;
}

/** Signs in over HTTP; fails when any call does not succeed. */
export async function apiSession(origin: string, username: string): Promise<ApiSession> {
  return (await signedIn(origin, username)).session;
}

/** A session as a browser keeps it. */
export interface KeptSession {
  readonly token: string;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Signs in over HTTP and gives what a browser would keep of it. */
export async function keptSession(origin: string, username: string): Promise<KeptSession> {
  return signedIn(origin, username);
}

async function signedIn(
  origin: string,
  username: string,
): Promise<KeptSession & { readonly session: ApiSession }> {
  const cookies = new Map<string, string>();

  async function call<Answer>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Answer> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Origin: origin,
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        'Idempotency-Key': randomUUID(),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }

  const { token } = await call<{ token: string }>('POST', '/api/auth/login', {
    username,
    password: 'lobi-demo',
  });
  return {
    token,
    cookies,
    session: {
      get: (path) => call('GET', path, undefined, token),
      post: (path, body = {}) => call('POST', path, body, token),
      put: (path, body) => call('PUT', path, body, token),
    },
  };
}
