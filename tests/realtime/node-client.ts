import { createPlatformClient, createApiClient, type ApiClientOptions } from '@lobi/core';
import { createRealtime, type CreateDriver } from '@lobi/core/realtime';
import { createMemoryStorage, createFakeEnvironment } from '@lobi/core/testing';
import { createEchoDriver } from '../../packages/core/src/realtime/echo-driver.ts';
import { HttpSession } from '@lobi/core/conformance';

type Adapter = NonNullable<ApiClientOptions['adapter']>;

/** The network of a page, which stores cookies like a browser. */
function adapterOf(session: HttpSession): Adapter {
  const send: Adapter = async (config) => {
    const { authorization: _own, ...headers } = Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [
        name.toLowerCase(),
        String(value),
      ]),
    );
    session.token = _own?.replace(/^Bearer /, '');
    const answer = await session
      .send(String(config.method).toUpperCase(), String(config.url), {
        headers,
        ...(config.data === undefined ? {} : { body: config.data as string }),
        ...(config.signal ? { signal: config.signal as AbortSignal } : {}),
      })
      .catch((cause: Error) => {
        throw Object.assign(new Error(cause.message, { cause }), { isAxiosError: true });
      });
    const response = {
      data: answer.body,
      status: answer.status,
      statusText: '',
      headers: Object.fromEntries(answer.headers),
      config,
      request: undefined,
    };
    if (answer.status < 400) return response;
    throw Object.assign(new Error(`HTTP ${answer.status}`), { isAxiosError: true, response });
  };
  return send;
}

/** A real clock with frames of sixteen milliseconds. */
const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout | undefined),
  frame: (callback: () => void) => void setTimeout(callback, 16),
};

/** Owner of a client without a page. */
export interface NodeClientOptions {
  /** An existing session. Default: a guest. */
  readonly session?: HttpSession;
  /** Random source of the jitter. Default: always 0, so that tests know the pauses. */
  readonly random?: () => number;
  /** Called for every requested socket. */
  readonly onOpening?: () => void;
}

/** The driver, with a callback for each socket that it requests. */
const watched =
  (createDriver: CreateDriver, onOpening: () => void): CreateDriver =>
  (handlers) => {
    const driver = createDriver(handlers);
    return {
      ...driver,
      connect: () => {
        onOpening();
        driver.connect();
      },
    };
  };

/** The whole client without a page, against a running platform; its sockets go to `socketPort`. */
export function openNodeClient(
  origin: string,
  socketPort: number,
  { session = new HttpSession(origin), random, onOpening = () => {} }: NodeClientOptions = {},
) {
  const fake = createFakeEnvironment({ clock, storage: createMemoryStorage() });
  const environment = random ? { ...fake, random } : fake;
  if (session.token !== undefined) environment.tokens.write(session.token);
  const client = createPlatformClient({
    environment,
    language: () => 'id',
    connectApi: async (wiring) =>
      createApiClient({ ...wiring, origin: '', adapter: adapterOf(session) }),
    connectRealtime: async ({ socket, authorize, ...rules }) =>
      createRealtime({
        ...rules,
        createDriver: watched(
          createEchoDriver({
            socket: { ...socket, host: '127.0.0.1', port: socketPort, scheme: 'http' },
            authorize,
          }),
          onOpening,
        ),
      }),
  });
  client.start();
  return { client, environment, session };
}
