import type { ApiRow } from '../contract/api/api-row.ts';
import { apiTable, type ApiName } from '../contract/api/index.ts';

/** Password of every demo account. */
export const demoPassword = 'lobi-demo';

/** Answer of a call, with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Input of one call in addition to the values fixed by its row. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Idempotency key; by default every call of an idempotent row gets a new one, `null` sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without a page: stores cookies and the token, and sends both as the client does. */
export class HttpSession {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  token: string | undefined;

  /** Function that sends requests; default over the network. */
  private readonly fetch: typeof fetch;

  constructor(origin: string, send: typeof fetch = fetch) {
    this.origin = origin;
    this.fetch = send;
  }

  /** Another browser with the same cookies and token. */
  copy(): HttpSession {
    const copy = new HttpSession(this.origin, this.fetch);
    copy.token = this.token;
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Sends one request; relative to the platform's address. */
  async send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    if (this.token !== undefined && !headers.has('authorization')) {
      headers.set('authorization', `Bearer ${this.token}`);
    }
    const antiForgery = this.cookies.get('XSRF-TOKEN');
    if (antiForgery !== undefined && !headers.has('x-xsrf-token')) {
      headers.set('x-xsrf-token', decodeURIComponent(antiForgery));
    }
    headers.set('x-requested-with', 'XMLHttpRequest');
    const response = await this.fetch.call(undefined, this.origin + path, {
      ...init,
      method,
      headers,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }

  private storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const isGone = attributes.some(
      (attribute) => /^max-age=0$/i.test(attribute) || /^expires=thu, 01 jan 1970/i.test(attribute),
    );
    if (isGone) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  /** Makes a call of the API table. */
  call(name: ApiName, input: CallInput = {}): Promise<Answer> {
    const row: ApiRow = apiTable[name];
    const path = row.path.replace(/\{(\w+)\}/g, (_whole, part: string) =>
      encodeURIComponent(input.params?.[part] ?? 'none'),
    );
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
    const headers: Record<string, string> = { 'accept-language': 'en', ...input.headers };
    const key = input.key === undefined && row.idempotent ? crypto.randomUUID() : input.key;
    if (typeof key === 'string') headers['idempotency-key'] = key;
    if (input.body === undefined) return this.send(row.method, path + query, { headers });
    const isText = typeof input.body === 'string';
    return this.send(row.method, path + query, {
      headers: { 'content-type': 'application/json', ...headers },
      body: isText ? (input.body as string) : JSON.stringify(input.body),
    });
  }

  /** Signs in and stores cookies and token. */
  async login(username: string, password: string = demoPassword): Promise<Answer> {
    const answer = await this.call('auth.login', { body: { username, password } });
    const { token } = answer.body as { token?: string };
    if (answer.status === 200) this.token = token;
    return answer;
  }
}

/** The user in the response of `GET /api/auth/check`. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly role: string;
  readonly wallet: { readonly id: string; readonly balance: string };
}

/** Opens a session of a demo account. */
export async function signedIn(
  origin: string,
  username: string,
  password?: string,
  send?: typeof fetch,
): Promise<{ session: HttpSession; self: SessionUser }> {
  const session = new HttpSession(origin, send);
  const answer = await session.login(username, password);
  if (answer.status !== 200) {
    throw new Error(`${username} cannot sign in: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return { session, self: (answer.body as { data: SessionUser }).data };
}
