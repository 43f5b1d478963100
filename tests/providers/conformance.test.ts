import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateProvider } from '../../packages/server/src/providers/conformance/provider-rules.ts';
import {
  createWalletClient,
  type WalletClient,
} from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { checkWallet } from '../../packages/server/src/providers/conformance/wallet-rules.ts';
import {
  startWatchedWallet,
  type WatchedCall,
} from '../../packages/server/src/providers/conformance/watched-wallet.ts';
import { signedIn } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { startSampleProvider } from './sample-provider.ts';
import { studio } from './studio.ts';

const run = promisify(execFile);
interface Ended {
  code: number | string | null;
  stdout: string;
  stderr: string;
}
const root = fileURLToPath(new URL('../..', import.meta.url));
const main = 'packages/server/src/providers/conformance/main.ts';
/** Runs the conformance kit as a command. Returns its exit code and its output as text. */
const kit = async (...args: string[]): Promise<string> => {
  const command = ['--conditions=@lobi/source', main, ...args];
  const { code, stdout, stderr } = await run(process.execPath, command, { cwd: root }).then(
    (written): Ended => ({ code: 0, ...written }),
    (error: unknown) => error as Ended,
  );
  return `exit ${code}\n${stdout}${stderr}`;
};

let platform: Awaited<ReturnType<typeof startTestPlatform>>;
beforeAll(async () => {
  platform = await startTestPlatform({ providers: [studio('alpha'), studio('beta')] });
});
afterAll(() => platform.stop());

/** Launches a game of the provider. Returns the ticket: the one-time token of the launch address. */
async function ticket(code: string): Promise<string> {
  const { session } = await signedIn(platform.origin, 'player');
  const games = await session.call('game.list', { query: { provider: `Studio ${code}` } });
  const [game] = (games.body as { data: { id: string }[] }).data;
  const launched = await session.call('game.launch', {
    params: { gameId: game?.id ?? '' },
    body: { mode: 'real', device: 'desktop' },
  });
  const { url } = (launched.body as { data: { url: string } }).data;
  return new URL(url).searchParams.get('token') ?? '';
}

async function enter(code: string) {
  const { secret } = studio(code);
  const client = createWalletClient({ origin: platform.origin, provider: code, secret });
  const { answer } = await client.send('authenticate', { token: await ticket(code) });
  return { client, entered: answer!, sessionId: answer?.session?.sessionId ?? '' };
}

const brokenOf = (results: Awaited<ReturnType<typeof checkWallet>>) =>
  results.filter(({ outcome }) => outcome !== 'passed');

describe('the conformance kit for wallets', () => {
  it('our wallet passes every rule of the conformance kit', async () => {
    const seat = await enter('alpha');
    const expired = await enter('alpha');
    const endedRoundId = crypto.randomUUID();
    const { answer } = await expired.client.send('bet', {
      transactionId: crypto.randomUUID(),
      roundId: endedRoundId,
      gameId: 'coin',
      amount: '100',
      sessionId: expired.sessionId,
    });
    expect(answer?.code).toBe('OK');
    await platform.db.run(`update provider_sessions set expires_at = created_at where id = $1`, [
      expired.sessionId,
    ]);
    const results = await checkWallet({
      ...seat,
      gameId: 'coin',
      stake: '100',
      other: await enter('beta'),
      expiredSessionId: expired.sessionId,
      endedRoundId,
    });
    // Rule 18 takes two weeks and has a test of its own.
    expect(brokenOf(results)).toMatchObject([{ rule: 18, outcome: 'not checked' }]);
    const checked = new Set(results.map(({ rule }) => rule));
    expect([...checked].toSorted((one, other) => one - other)).toEqual([...Array(21).keys()]);
    const { checks } = await platform.services.audit.run();
    expect(checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });

  it.each<[string, readonly number[], (client: WalletClient) => WalletClient]>([
    [
      'does not recognise a repeated transaction',
      [1, 2, 6, 16, 17],
      (client) => ({
        send: (call, body, fault) =>
          client.send(
            call,
            typeof body === 'string' || !('transactionId' in body)
              ? body
              : { ...body, transactionId: crypto.randomUUID() },
            fault,
          ),
      }),
    ],
    [
      'rounds amounts that have too many decimals',
      [15],
      (client) => ({
        send: (call, body, fault) =>
          client.send(
            call,
            typeof body === 'string' || !('amount' in body)
              ? body
              : { ...body, amount: String(body.amount).replace(/\..*/, '') },
            fault,
          ),
      }),
    ],
    [
      'does not verify signatures',
      [20],
      (client) => ({ send: (call, body) => client.send(call, body) }),
    ],
  ])('the conformance kit detects a wallet that %s', async (_description, rules, spoil) => {
    const seat = await enter('alpha');
    const spoilt = { ...seat, client: spoil(seat.client), gameId: 'coin', stake: '100' };
    const broken = (await checkWallet(spoilt)).filter(({ outcome }) => outcome === 'failed');
    expect([...new Set(broken.map(({ rule }) => rule))]).toEqual(
      expect.arrayContaining([...rules]),
    );
  });

  it('the conformance kit runs from the command line and reports by its exit code', async () => {
    const { secret } = studio('alpha');
    const walletArgs = [
      'wallet',
      '--url',
      platform.origin,
      '--provider',
      'alpha',
      '--secret',
      secret,
    ];
    const output = await kit(
      ...walletArgs,
      ...['--token', await ticket('alpha'), '--game', 'coin', '--stake', '100'],
    );
    expect(output).toMatch(/^exit 0$/m);
    expect(output).toMatch(/^ok {4}1 the same id with the same content/m);
    expect(output).toMatch(/^skip {2}3 .*needs other$/m);
    expect(output).toMatch(/ 0 failed$/m);
    const wrong = ['--token', await ticket('alpha'), '--game', 'other', '--stake', '100'];
    expect(await kit(...walletArgs, ...wrong)).toMatch(/^exit 1$/m);
    const dashed = ['--token', '-unknown-token', '--game', 'coin', '--stake', '100'];
    expect(await kit(...walletArgs, ...dashed)).toMatch(/^exit 1\nThe ticket was rejected: /);
    expect(await kit('wallet')).toMatch(/^exit 2$/m);
    expect(await kit('lunch')).toMatch(/^exit 2$/m);
    expect(await kit('toString')).toMatch(/^exit 2$/m);
    const at = (url: string) => ['wallet', '--url', url, ...walletArgs.slice(3), ...dashed];
    expect(await kit(...at('nowhere'))).toMatch(/^exit 2\n--url must be an address/);
    expect(await kit(...at('http://127.0.0.1:1'))).toMatch(
      /^exit 1\nhttp:\/\/127\.0\.0\.1:1 does not answer\.\n?$/,
    );
  });
});

describe('the conformance kit for providers', () => {
  it('the sample provider passes every rule of the conformance kit', async () => {
    await using provider = await startSampleProvider();
    const { code, secret } = provider.registration;
    const terms = { provider: code, secret, currency: 'IDR', balance: '1000000' } as const;
    await using wallet = await startWatchedWallet(terms);
    provider.connect(wallet.origin);
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const init = { method: 'POST', body: JSON.stringify(body) };
      return (await (await fetch(provider.origin + path, init)).json()) as Record<string, string>;
    };
    const token = new URL(wallet.launch(`${provider.origin}/coin`)).searchParams.get('token');
    const { key } = await post('/enter', { token });
    const ends: (string | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { code: refusal } = await post('/toss', { key, side: 'heads', stake: '1000' });
      ends.push(refusal);
    }
    expect(ends.filter(Boolean)).toEqual(['INSUFFICIENT_FUNDS']);
    expect(
      validateProvider(wallet.calls, 'IDR').filter(({ outcome }) => outcome !== 'passed'),
    ).toEqual([]);
  });

  const call = (name: WatchedCall['call'], body: object, facts: Partial<WatchedCall> = {}) => ({
    call: name,
    requestId: crypto.randomUUID(),
    isSigned: true,
    clockOffSeconds: 0,
    text: JSON.stringify(body),
    body: body as WatchedCall['body'],
    code: 'OK' as const,
    ...facts,
  });
  const bet = { transactionId: 'b', roundId: 'r', gameId: 'g', amount: '100', sessionId: 's' };
  const win = { transactionId: 'w', roundId: 'r', gameId: 'g', amount: '0' };

  it.each<[string, WatchedCall[]]>([
    ['every call is signed', [call('health', {}, { isSigned: false })]],
    [
      'every call has a timestamp within the allowed clock skew',
      [call('health', {}, { clockOffSeconds: 61 })],
    ],
    ['every body has the fields of its call', [call('bet', { ...bet, roundId: undefined })]],
    ['no amount has more decimals than the currency', [call('bet', { ...bet, amount: '1.5' })]],
    [
      'a request id is used with one body only',
      [call('health', {}, { requestId: '1' }), call('health', { a: 1 }, { requestId: '1' })],
    ],
    [
      'a transaction id is used with one content only',
      [call('bet', bet), call('bet', { ...bet, amount: '200' })],
    ],
    ['a bet whose response was lost is retried or rolled back', [call('bet', bet, { code: null })]],
    ['a bet that must be retried is retried or rolled back', [call('bet', bet, { code: 'RETRY' })]],
    [
      'a rejected bet wins nothing',
      [call('bet', bet, { code: 'INSUFFICIENT_FUNDS' }), call('win', win)],
    ],
    ['a win comes after its bet', [call('win', win, { code: 'RETRY' }), call('bet', bet)]],
    ['a round with a bet is closed', [call('bet', bet)]],
  ])('the conformance kit detects a provider that breaks the rule: %s', (title, calls) => {
    const results = validateProvider(calls, 'IDR');
    expect(results.find((result) => result.title === title)?.outcome).toBe('failed');
  });
});
