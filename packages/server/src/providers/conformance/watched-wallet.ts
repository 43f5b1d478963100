import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  launchParameters,
  signWalletCall,
  walletCallNames,
  walletHeaders,
  walletPath,
  type Currency,
  type WalletAnswer,
  type WalletCall,
  type WalletCode,
} from '@lobi/core/contract';
import { createModelWallet } from './model-wallet.ts';

/** A call of a provider recorded by the wallet. */
export interface WatchedCall {
  readonly call: WalletCall;
  readonly requestId: string;
  readonly isSigned: boolean;
  /** Deviation of the caller's clock, in seconds. */
  readonly clockOffSeconds: number;
  /** As sent. */
  readonly text: string;
  /** Parsed; `undefined` when it is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** Code of the response; `null`: the response was dropped on purpose. */
  readonly code: WalletCode | null;
}

/** Faults injected to observe the reaction of the provider. */
type Fault = 'lost' | 'retry' | 'insufficient-funds';

/** Faults by the number of the bet, from 1; a retried bet counts again. */
const plannedFaults: Readonly<Record<number, Fault>> = {
  2: 'lost',
  5: 'retry',
  8: 'insufficient-funds',
};

export interface WatchedWalletOptions {
  readonly provider: string;
  readonly secret: string;
  readonly currency: Currency;
  /** Balance of the player, decimal text. */
  readonly balance: string;
  /** Default: a free port. */
  readonly port?: number;
}

/** An in-memory wallet that records the calls of its provider. */
export interface WatchedWallet extends AsyncDisposable {
  readonly origin: string;
  readonly calls: readonly WatchedCall[];
  /** Returns the launch URL of a game with the single launch token of this wallet. */
  launch(gameAddress: string): string;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): WatchedCall['body'] {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as WatchedCall['body']) : undefined;
  } catch {
    return undefined;
  }
}

/** Starts the wallet on this machine. */
export async function startWatchedWallet(options: WatchedWalletOptions): Promise<WatchedWallet> {
  const { provider, secret, currency } = options;
  const [ticket, sessionId, playerId] = [randomUUID(), randomUUID(), randomUUID()];
  const model = createModelWallet({ currency, balance: options.balance, sessionId, playerId });
  const calls: WatchedCall[] = [];
  let entered = false;
  let bets = 0;

  const session = () => ({
    sessionId,
    playerId,
    country: null,
    language: 'en' as const,
    rgHints: {
      nextRealityCheckAt: null,
      sessionEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });

  const decide = (
    call: WalletCall,
    body: WatchedCall['body'],
    requestId: string,
  ): { readonly answer: WalletAnswer; readonly fault: Fault | undefined } => {
    bets += call === 'bet' || call === 'betAndWin' ? 1 : 0;
    const fault = call === 'bet' || call === 'betAndWin' ? plannedFaults[bets] : undefined;
    const isInjected = fault === 'retry' || fault === 'insufficient-funds';
    const isFirstEntry = call === 'authenticate' && body?.['token'] === ticket && !entered;
    if (isFirstEntry) entered = true;
    const decided = isInjected
      ? {
          code: fault === 'retry' ? 'RETRY' : 'INSUFFICIENT_FUNDS',
          replay: false,
          walletTxId: null,
        }
      : call === 'authenticate'
        ? { code: isFirstEntry ? 'OK' : 'INVALID_SESSION', replay: false, walletTxId: null }
        : model.answer(call, body);
    const { code, replay, walletTxId } = decided as ReturnType<typeof model.answer>;
    const answer: WalletAnswer = {
      status: code === 'OK' ? 'ok' : 'error',
      code,
      message: code,
      balance: model.balance(),
      currency,
      walletTxId,
      requestId,
      replay,
      ...(isFirstEntry ? { session: session() } : {}),
    };
    return { answer, fault };
  };

  const server = createServer((request, response) => {
    const header = (name: string): string => String(request.headers[name] ?? '');
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const call = walletCallNames.find((name) => walletPath(name) === request.url);
    if (!call || request.method !== 'POST') return send(404, {});
    const handle = async (): Promise<void> => {
      const text = await readText(request);
      const [requestId, timestamp] = [
        header(walletHeaders.requestId),
        header(walletHeaders.timestamp),
      ];
      const signed = { method: 'POST', path: walletPath(call), timestamp, requestId, body: text };
      const isSigned =
        header(walletHeaders.provider) === provider &&
        header(walletHeaders.signature) === (await signWalletCall(secret, signed));
      const body = parseObject(text);
      const clockOffSeconds = Math.abs(Date.now() / 1_000 - Number(timestamp));
      const { answer, fault } = isSigned
        ? decide(call, body, requestId)
        : { answer: undefined, fault: undefined };
      const code = fault === 'lost' ? null : (answer?.code ?? 'INVALID_SIGNATURE');
      calls.push({ call, requestId, isSigned, clockOffSeconds, text, body, code });
      if (fault === 'lost') return send(503, {});
      return answer ? send(200, answer) : send(401, {});
    };
    handle().catch(() => send(500, {}));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    launch: (gameAddress) => {
      const url = new URL(gameAddress);
      const values = { token: ticket, mode: 'real', language: 'en', device: 'desktop', currency };
      for (const [name, value] of Object.entries(values)) {
        url.searchParams.set(launchParameters[name as keyof typeof values], value);
      }
      return url.href;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
