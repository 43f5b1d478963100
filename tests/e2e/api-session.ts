import { randomUUID } from 'node:crypto';
import { HttpSession } from '@lobi/core/conformance';

/** The platform as one signed-in user sees it over plain HTTP, to check the state behind the screens. */
export interface ApiSession {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  put<Answer>(path: string, body: unknown): Promise<Answer>;
}

/** Signs in over HTTP; fails if any call fails. */
export async function apiSession(origin: string, username: string): Promise<ApiSession> {
  const session = await signIn(origin, username);

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await session.send(method, path, {
      headers: {
        accept: 'application/json',
        origin,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status < 200 || answer.status > 299) {
      throw new Error(
        `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    }
    return answer.body as Answer;
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
  };
}

/** A session as stored by a browser. */
export interface KeptSession {
  readonly token: string;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Signs in over HTTP and returns what a browser would store. */
export async function keptSession(origin: string, username: string): Promise<KeptSession> {
  const { token = '', cookies } = await signIn(origin, username);
  return { token, cookies };
}

async function signIn(origin: string, username: string): Promise<HttpSession> {
  const session = new HttpSession(origin);
  const answer = await session.login(username);
  if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return session;
}
