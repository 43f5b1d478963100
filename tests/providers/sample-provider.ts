import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderRegistration, WalletAnswer, WalletCall } from '@lobi/core/contract';
import {
  createWalletClient,
  type WalletClient,
} from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { coinPage } from './coin-page.ts';

const secret = 'sample-secret-of-the-coin-studio';

/** A session in the coin game. */
interface Guest {
  readonly sessionId: string;
  readonly gameId: string;
}

/** Result of a toss; amounts as decimal text. */
export interface Toss {
  readonly side: 'heads' | 'tails';
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
}

/** A provider with one game: a coin toss that pays 1.96 times the stake for the chosen side. */
export interface SampleProvider extends AsyncDisposable {
  readonly origin: string;
  readonly registration: ProviderRegistration;
  /** Sets the address of its wallet. */
  connect(walletOrigin: string): void;
  /** Calls to the wallet so far. */
  readonly walletCalls: WalletCall[];
}

class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const attempts = 3;

/** Repeats a call until its outcome is certain; `undefined` if it never is. */
async function settle(
  client: WalletClient,
  call: WalletCall,
  body: object,
): Promise<WalletAnswer | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { status, answer } = await client.send(call, body);
    if (status === 200 && answer && answer.code !== 'RETRY') return answer;
  }
  return undefined;
}

/** Returns the payout of a toss: 1.96 times the stake, rounded down to the whole unit. */
const winOf = (stake: string): string => String((BigInt(stake) * 196n) / 100n);

async function toss(
  client: WalletClient,
  { sessionId, gameId }: Guest,
  { side, stake }: Pick<Toss, 'side' | 'stake'>,
): Promise<Toss> {
  const roundId = randomUUID();
  const betId = randomUUID();
  const bet = { transactionId: betId, roundId, gameId, amount: stake, sessionId };
  const taken = await settle(client, 'bet', bet);
  if (!taken) {
    const rollback = { transactionId: randomUUID(), roundId, targetTransactionId: betId };
    await settle(client, 'rollback', rollback);
    throw new Refused('UNKNOWN');
  }
  if (taken.code !== 'OK') throw new Refused(taken.code);
  const fallen = randomInt(2) === 0 ? 'heads' : 'tails';
  const amount = fallen === side ? winOf(stake) : '0';
  const win = {
    transactionId: randomUUID(),
    roundId,
    gameId,
    amount,
    betTransactionId: betId,
    roundClosed: true,
  };
  const paid = await settle(client, 'win', win);
  if (paid?.code !== 'OK') throw new Refused(paid?.code ?? 'UNKNOWN');
  return { side: fallen, stake, win: amount, balance: paid.balance ?? '' };
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, string>;
}

const sendJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Starts the provider on a free port of this machine. */
export async function startSampleProvider(): Promise<SampleProvider> {
  const guests = new Map<string, Guest>();
  const walletCalls: WalletCall[] = [];
  let client: WalletClient | undefined;

  const wallet: WalletClient = {
    send: (call, body, fault) => {
      if (!client) throw new Error('the wallet is not known yet');
      walletCalls.push(call);
      return client.send(call, body, fault);
    },
  };

  const enter = async ({ token = '' }: Record<string, string>) => {
    const answer = await settle(wallet, 'authenticate', { token });
    if (answer?.code !== 'OK' || !answer.session) throw new Refused(answer?.code ?? 'UNKNOWN');
    const key = randomUUID();
    guests.set(key, { sessionId: answer.session.sessionId, gameId: 'coin' });
    return { key, balance: answer.balance, currency: answer.currency };
  };

  const routes: Record<string, (body: Record<string, string>) => Promise<object>> = {
    '/enter': enter,
    '/toss': async ({ key = '', side, stake = '' }) => {
      const guest = guests.get(key);
      if (!guest) throw new Refused('INVALID_SESSION');
      return toss(wallet, guest, { side: side === 'tails' ? 'tails' : 'heads', stake });
    },
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const route = request.method === 'POST' ? routes[pathname] : undefined;
    if (route) {
      readJson(request)
        .then(route)
        .then((body) => sendJson(response, 200, body))
        .catch((error: unknown) => {
          const code = error instanceof Refused ? error.code : 'ERROR';
          sendJson(response, error instanceof Refused ? 409 : 500, { code });
        });
    } else if (pathname === '/coin') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(coinPage);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    walletCalls,
    registration: {
      code: 'coin-studio',
      name: 'Coin Studio',
      origin,
      secret,
      games: [
        {
          id: 'coin',
          title: 'Lempar Koin',
          category: 'casino',
          path: '/coin',
          minimumStake: '1000',
          maximumStake: '100000',
        },
      ],
    },
    connect: (walletOrigin) => {
      client = createWalletClient({ origin: walletOrigin, provider: 'coin-studio', secret });
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
