import { languages } from '../contract/limits.ts';
import type { ConformanceCheck } from './conformance-check.ts';
import { smallBet, type ContractKit } from './contract-kit.ts';
import { ensure, ensureFailure, ensureStatus } from './expectations.ts';
import type { Answer } from './http-session.ts';
import { apiRows } from './row-checks.ts';

const dataOf = (answer: Answer): unknown => (answer.body as { data?: unknown }).data;

const fieldsOf = (answer: Answer): readonly string[] =>
  Object.keys(ensureFailure(answer, 'validation').errors ?? {});

const conventions: readonly ConformanceCheck[] = [
  {
    name: 'settings languages',
    group: 'conventions',
    expected: 'a failure in each supported language of the caller, in the default one for others',
    isRefused: true,
    async run(kit) {
      const { lang } = dataOf(await kit.guest().call('settings.show')) as {
        lang: { supported: string[]; default: string };
      };
      const known = languages.filter((language) => lang.supported.includes(language));
      const readMessage = async (language: string): Promise<string> => {
        const headers = { 'accept-language': language };
        const answer = await kit.guest().call('auth.check', { headers });
        return ensureFailure(answer, 'unauthenticated').message;
      };
      const texts: string[] = [];
      for (const language of known) texts.push(await readMessage(language));
      ensure(new Set(texts).size === known.length, `the texts ${JSON.stringify(texts)}`);
      const others = await readMessage('fr');
      ensure(
        others === texts[known.findIndex((each) => each === lang.default)],
        `"${others}" to a caller of another language`,
      );
    },
  },
  {
    name: 'auth.check dates and references',
    group: 'conventions',
    expected: 'a Date header, and a reference in a failure',
    isRefused: true,
    async run(kit) {
      const answer = await kit.guest().call('auth.check');
      ensure(!Number.isNaN(Date.parse(answer.headers.get('date') ?? '')), 'no Date header');
      const { reference = '' } = ensureFailure(answer, 'unauthenticated');
      ensure(/^[\w-]{8,}$/.test(reference), `the reference "${reference}"`);
    },
  },
  {
    name: 'auth.check is not stored',
    group: 'conventions',
    expected: 'Cache-Control: no-store',
    async run(kit) {
      const { headers } = await (await kit.as('player')).call('auth.check');
      ensure(
        headers.get('cache-control') === 'no-store',
        `Cache-Control: ${headers.get('cache-control')}`,
      );
    },
  },
  {
    name: 'openapi describes every call',
    group: 'conventions',
    expected: 'every call of the table in /api/openapi.json',
    async run(kit) {
      const answer = await kit.guest().send('GET', '/api/openapi.json');
      ensureStatus(answer, 200);
      const { paths = {} } = answer.body as { paths?: Record<string, Record<string, unknown>> };
      const missing = apiRows.filter(
        ({ row }) => paths[row.path]?.[row.method.toLowerCase()] === undefined,
      );
      ensure(missing.length === 0, `without ${missing.map(({ name }) => name).join(', ')}`);
    },
  },
];

/** Sends one bet twice with one key, from these accounts. */
async function betTwice(
  kit: ContractKit,
  accounts: readonly [string, string],
): Promise<readonly [Answer, Answer, roundId: string]> {
  const { id } = await kit.openRound();
  const key = crypto.randomUUID();
  const bet = (body: object) => ({ params: { roundId: id }, body, key });
  const first = await (await kit.as(accounts[0])).call('bet.place', bet(smallBet));
  // The order of the fields is no difference.
  const { selection, amount } = smallBet;
  const second = await (await kit.as(accounts[1])).call('bet.place', bet({ amount, selection }));
  return [first, second, id];
}

const idempotency: readonly ConformanceCheck[] = [
  {
    name: 'bet.place idempotency',
    group: 'idempotency',
    expected: 'the first answer again, with Idempotency-Replayed: true, and one bet',
    async run(kit) {
      const [first, second, roundId] = await betTwice(kit, ['player', 'player']);
      ensureStatus(first, 201);
      ensureStatus(second, 201);
      ensure(first.headers.get('idempotency-replayed') === null, 'the first as a repetition');
      ensure(second.headers.get('idempotency-replayed') === 'true', 'no Idempotency-Replayed');
      ensure(
        JSON.stringify(dataOf(first)) === JSON.stringify(dataOf(second)),
        'another answer the second time',
      );
      const round = await (await kit.as('player')).call('round.show', { params: { roundId } });
      const { betCount } = dataOf(round) as { betCount: number };
      ensure(betCount === 1, `${betCount} bets`);
    },
  },
  {
    name: 'bet.place keys of each caller',
    group: 'idempotency',
    expected: 'a bet of each caller, though the keys are equal',
    async run(kit) {
      const [first, second] = await betTwice(kit, ['player', 'player2']);
      ensureStatus(first, 201);
      ensureStatus(second, 201);
      ensure(second.headers.get('idempotency-replayed') === null, "another caller's answer");
    },
  },
];

/** Invalid amounts: signs, exponents, decimals in a currency without them, numbers, other text. */
const noAmounts: readonly unknown[] = [
  '-1',
  '0',
  '1e3',
  '0.5',
  'NaN',
  '1,000',
  ' 1000',
  '+1000',
  '0x10',
  '99999999999999999999',
  1000,
  null,
];

const amounts = noAmounts.map((amount): ConformanceCheck => ({
  name: `bet.place takes no stake of ${JSON.stringify(amount)}`,
  group: 'amounts',
  expected: '422 validation of the field amount',
  async run(kit) {
    const { id: roundId } = await kit.openRound();
    const body = { selection: smallBet.selection, amount };
    const answer = await (await kit.as('player')).call('bet.place', { params: { roundId }, body });
    const fields = fieldsOf(answer);
    ensure(fields.includes('amount'), `the fields ${fields.join(', ') || 'none'}`);
  },
}));

/** Signs a subscription for an account; for a socket that no client has. */
const authorize = async (
  kit: ContractKit,
  account: string,
  channel_name: string,
  socket_id = '1.1',
): Promise<Answer> =>
  (await kit.as(account)).call('broadcasting.auth', { body: { socket_id, channel_name } });

const ensureSigned = (answer: Answer): void => {
  ensureStatus(answer, 200);
  const { auth } = answer.body as { auth?: unknown };
  ensure(
    typeof auth === 'string' && /^[\w-]+:[0-9a-f]{64}$/.test(auth),
    `auth is ${JSON.stringify(auth)?.slice(0, 20)}`,
  );
};

const signs = (
  account: string,
  title: string,
  channelOf: (kit: ContractKit) => Promise<string>,
): ConformanceCheck => ({
  name: `broadcasting.auth signs ${title}`,
  group: 'channels',
  expected: '200 { auth: "<key>:<64 hex digits>" }',
  run: async (kit) => ensureSigned(await authorize(kit, account, await channelOf(kit))),
});

const refuses = (
  account: string,
  title: string,
  channelOf: (kit: ContractKit) => Promise<string>,
): ConformanceCheck => ({
  name: `broadcasting.auth refuses ${title}`,
  group: 'channels',
  expected: '403 forbidden',
  isRefused: true,
  run: async (kit) =>
    void ensureFailure(await authorize(kit, account, await channelOf(kit)), 'forbidden'),
});

const userChannel = (account: string) => async (kit: ContractKit) =>
  `private-user.${(await kit.self(account)).id}`;
const walletChannel = (account: string) => async (kit: ContractKit) =>
  `private-wallet.${(await kit.self(account)).wallet.id}`;

const channelChecks: readonly ConformanceCheck[] = [
  signs('player', 'the own user channel', userChannel('player')),
  signs('player', 'the own wallet channel', walletChannel('player')),
  signs(
    'agent',
    'the own agent channel',
    async (kit) => `private-agent.${(await kit.self('agent')).id}`,
  ),
  signs('admin', 'the operations channel to staff', async () => 'private-ops.all'),
  refuses('player', 'the user channel of another', userChannel('player2')),
  refuses('player', 'the wallet channel of another', walletChannel('player2')),
  refuses('agent', 'the wallet channel of a player below an agent', walletChannel('player')),
  refuses(
    'player',
    'the agent channel to a player',
    async (kit) => `private-agent.${(await kit.self('player')).id}`,
  ),
  refuses('player', 'the operations channel to a player', async () => 'private-ops.all'),
  refuses('player', 'a private channel that no row has', async () => 'private-everything'),
  {
    name: 'broadcasting.auth takes a form',
    group: 'channels',
    expected: '200 { auth } for a form, as pusher-js sends it',
    async run(kit) {
      const channel_name = await userChannel('player')(kit);
      const body = new URLSearchParams({ socket_id: '1.1', channel_name });
      const session = await kit.as('player');
      ensureSigned(await session.send('POST', '/api/broadcasting/auth', { body }));
    },
  },
  ...['1.1:private-user.x', '1', 'a.b', '1.1\n', ''].map((socketId): ConformanceCheck => ({
    name: `broadcasting.auth signs nothing for the socket ${JSON.stringify(socketId)}`,
    group: 'channels',
    expected: '422 validation',
    isRefused: true,
    async run(kit) {
      const channel = await userChannel('player')(kit);
      ensureFailure(await authorize(kit, 'player', channel, socketId), 'validation');
    },
  })),
];

/** Checks of rules that apply to many calls. */
export const conventionChecks: readonly ConformanceCheck[] = [
  ...conventions,
  ...idempotency,
  ...amounts,
  ...channelChecks,
];
