import { Agent, request } from 'node:http';
import { apiTable, type ApiAnswer, type ApiName } from '@lobi/core/contract';
import { demoPassword } from '../demo-accounts.ts';
import { openFastCalls, type FastCalls } from './fast-calls.ts';

interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One signed-in user with one keep-alive connection. */
export interface HttpClient {
  /** Makes a call of the API table; throws if the response is not the row's success. */
  call<Name extends ApiName>(name: Name, input?: CallInput): Promise<ApiAnswer<Name>>;
  /** Opens a connection for many calls of one row, as this user. */
  repeat(name: ApiName, params: Readonly<Record<string, string>>): FastCalls;
}

const addressOf = (name: ApiName, params: CallInput['params'] = {}) => {
  const { method, path } = apiTable[name];
  return { method, path: path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '') };
};

/**
 * Creates a client with its own local address, so that rate limits per address see as many visitors as
 * there are.
 */
function createClient(origin: string, localAddress: string): HttpClient & { token: string } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();
  const client = { token: '', call, repeat };

  const ownHeaders = (): Record<string, string> => ({
    origin,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
  });

  function send(method: string, path: string, input: CallInput) {
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const headers = { ...ownHeaders(), ...input.headers };
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const url = new URL(path, origin);
      // The IPv4 loopback, which has many local addresses on one machine.
      const options = { method, headers, agent, localAddress, host: '127.0.0.1', port: url.port };
      const sent = request({ ...options, path: url.pathname }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(key, value);
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.setHeader('host', url.host);
      sent.end(body);
    });
  }

  async function call<Name extends ApiName>(name: Name, input: CallInput = {}) {
    const { method, path } = addressOf(name, input.params);
    const { status, text } = await send(method, path, input);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as ApiAnswer<Name>;
  }

  function repeat(name: ApiName, params: Readonly<Record<string, string>>): FastCalls {
    const { method, path } = addressOf(name, params);
    const { host, port } = new URL(origin);
    const headers = { host, ...ownHeaders() };
    return openFastCalls({
      port: Number(port),
      localAddress,
      target: `${method} ${path}`,
      headers,
    });
  }

  return client;
}

/** Signs a demo account in. */
export async function signIn(origin: string, username: string): Promise<HttpClient> {
  const client = createClient(origin, '127.0.0.1');
  const body = { username, password: demoPassword };
  client.token = (await client.call('auth.login', { body })).token;
  return client;
}

/** Registers the nth new player, from an individual address. */
export async function register(origin: string, number: number) {
  const client = createClient(origin, `127.0.1.${number}`);
  const password = demoPassword;
  const agreement = { noticeVersion: '1' };
  const body = { username: `bench-${number}`, password, passwordConfirmation: password, agreement };
  const { data, token } = await client.call('auth.register', { body });
  client.token = token;
  return { client, walletId: data.wallet.id };
}
