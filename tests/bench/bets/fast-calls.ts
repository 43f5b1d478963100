import { connect } from 'node:net';

/** Target and headers of the calls. */
export interface FastCallOptions {
  readonly port: number;
  /** Local address of the connection. */
  readonly localAddress: string;
  /** Method and path, as `POST /api/round`. */
  readonly target: string;
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Calls of one kind over one connection, one at a time. */
export interface FastCalls {
  /** Resolves when the call has succeeded; rejects with the response otherwise. */
  send(headers: Readonly<Record<string, string>>, body: string): Promise<void>;
  close(): void;
}

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** A complete response at the start of the received data: its length and status. */
function readAnswer(text: string): { readonly end: number; readonly status: number } | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd)) ?? [];
  const end = headEnd + 4 + Number(length);
  return text.length < end ? undefined : { end, status: Number(text.slice(9, 12)) };
}

/**
 * A minimal client for load generation, so that its own CPU usage is small: the head is written once,
 * and only the status of a response is parsed.
 */
export function openFastCalls(options: FastCallOptions): FastCalls {
  const { port, localAddress, target, headers: always } = options;
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  const head = `${target} HTTP/1.1\r\n${lines(always)}`;
  let received = '';
  let waiting: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let last: Promise<void> = Promise.resolve();

  const end = (error?: Error): void => {
    const { resolve, reject } = waiting ?? {};
    waiting = undefined;
    if (error) reject?.(error);
    else resolve?.();
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
    const answer = readAnswer(received);
    if (!answer) return;
    const text = received.slice(0, answer.end);
    received = received.slice(answer.end);
    end(answer.status < 300 ? undefined : new Error(`${target} was answered: ${text}`));
  });
  socket.on('error', end).on('close', () => end(new Error('The connection was closed.')));

  const exchange = (headers: Readonly<Record<string, string>>, body: string) =>
    new Promise<void>((resolve, reject) => {
      if (!socket.writable) return reject(new Error('The connection was closed.'));
      waiting = { resolve, reject };
      socket.write(`${head}${lines(headers)}content-length: ${body.length}\r\n\r\n${body}`);
    });

  return {
    send: (headers, body) => {
      last = last.then(() => exchange(headers, body));
      return last;
    },
    close: () => socket.destroy(),
  };
}
