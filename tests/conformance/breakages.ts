import { randomUUID } from 'node:crypto';
import { signedIn } from '@lobi/core/conformance';
import type { Breakage, ProxiedAnswer, ProxiedRequest } from './broken-backend.ts';

/** A way to break a platform, and the checks that must detect it. */
export interface BreakageRow {
  /** Fault of the backend. */
  readonly title: string;
  /** Names of the checks that report it, all of them. */
  readonly reportedBy: readonly string[];
  /** Problem reported by the first of them. */
  readonly problem: RegExp;
  /** Created for each run; may make calls to the platform first. */
  breakage(platformOrigin: string): Breakage | Promise<Breakage>;
}

type Tree = Record<string, unknown>;

const isCall = ({ method, path }: ProxiedRequest, call: string): boolean => {
  const [wantedMethod, wantedPath = ''] = call.split(' ');
  const pattern = new RegExp(`^${wantedPath.replaceAll('{id}', '[\\w-]+')}(\\?|$)`);
  return method === wantedMethod && pattern.test(path);
};

/** Changes the successful responses of one call. */
const answering =
  (call: string, change: (answer: ProxiedAnswer) => void): (() => Breakage) =>
  () => ({
    answer(request, answer) {
      if (isCall(request, call) && answer.status < 300) change(answer);
    },
  });

const dataOf = ({ body }: ProxiedAnswer): Tree => (body as { data: Tree }).data;

/** Changes every failure. */
const failing =
  (change: (answer: ProxiedAnswer) => void): (() => Breakage) =>
  () => ({
    answer(_request, answer) {
      if (answer.status >= 400 && typeof answer.body === 'object') change(answer);
    },
  });

const updatedIn = (frame: string): boolean =>
  frame.includes('"updated"') && frame.includes('private-wallet.');

export const breakageRows: readonly BreakageRow[] = [
  {
    title: 'creates with 200 in place of 201',
    reportedBy: ['bet.place success'],
    problem: /^status 200$/,
    breakage: answering('POST /api/round/{id}/bet', (answer) => {
      answer.status = 200;
    }),
  },
  {
    title: 'leaves a field out of the wallet',
    reportedBy: ['wallet.show success'],
    problem: /^data\.held: expected string, found nothing$/,
    breakage: answering('GET /api/wallet/{id}', (answer) => {
      delete dataOf(answer)['held'];
    }),
  },
  {
    title: 'sends an amount as a number',
    reportedBy: ['wallet.show success'],
    problem: /^data\.balance: expected string, found number$/,
    breakage: answering('GET /api/wallet/{id}', (answer) => {
      const data = dataOf(answer);
      data['balance'] = Number(data['balance']);
    }),
  },
  {
    title: 'adds an amount as a float',
    reportedBy: ['wallet.show success'],
    problem: /^data\.balanceMajor: a number with decimals/,
    breakage: answering('GET /api/wallet/{id}', (answer) => {
      dataOf(answer)['balanceMajor'] = 12.5;
    }),
  },
  {
    title: 'sends a list without its meta',
    reportedBy: ['game.list success', 'game.list pages'],
    problem: /^meta: expected object, found nothing$/,
    breakage: answering('GET /api/game', (answer) => {
      delete (answer.body as Tree)['meta'];
    }),
  },
  {
    title: 'always sends the first page',
    reportedBy: ['transaction.list pages'],
    problem: /^meta is \{"page":1,/,
    breakage: () => ({
      request(request) {
        if (isCall(request, 'GET /api/wallet/{id}/transaction')) {
          request.path = request.path.replace('page=2', 'page=1');
        }
      },
    }),
  },
  {
    title: 'takes any filter',
    reportedBy: ['bet.list filters'],
    problem: /^status 200$/,
    breakage: () => ({
      request(request) {
        if (isCall(request, 'GET /api/wallet/{id}/bet')) {
          request.path = request.path.split('?')[0] ?? '';
        }
      },
    }),
  },
  {
    title: 'forgets idempotency keys',
    reportedBy: ['bet.place idempotency', 'bet.place idempotency_conflict'],
    problem: /^no Idempotency-Replayed$/,
    breakage: () => ({
      request({ headers }) {
        if (headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID());
      },
    }),
  },
  {
    title: 'shares idempotency keys between callers',
    reportedBy: ['bet.place keys of each caller'],
    problem: /^another caller's answer$/,
    breakage: answering('POST /api/round/{id}/bet', ({ headers }) => {
      headers.set('idempotency-replayed', 'true');
    }),
  },
  {
    title: 'needs no idempotency key',
    reportedBy: ['bet.place key_required'],
    problem: /^status 201$/,
    breakage: () => ({
      request(request) {
        const { headers } = request;
        if (isCall(request, 'POST /api/round/{id}/bet') && !headers.has('idempotency-key')) {
          headers.set('idempotency-key', randomUUID());
        }
      },
    }),
  },
  {
    title: 'asks for no anti-forgery token',
    reportedBy: ['favourite.add without anti-forgery token'],
    problem: /^status (?!419)/,
    breakage() {
      let token: string | undefined;
      return {
        answer(_request, { headers }) {
          token = /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? token;
        },
        request({ headers }) {
          if (token !== undefined) headers.set('x-xsrf-token', decodeURIComponent(token));
        },
      };
    },
  },
  {
    title: 'lets every role do what admins do',
    reportedBy: ['admin.audit.run as player'],
    problem: /^status 200$/,
    async breakage(platformOrigin) {
      const { session } = await signedIn(platformOrigin, 'admin');
      const cookies = [...session.cookies].map(([name, value]) => `${name}=${value}`);
      return {
        request(request) {
          if (!request.path.startsWith('/api/admin/')) return;
          request.headers.set('authorization', `Bearer ${session.token}`);
          request.headers.set('cookie', cookies.join('; '));
          request.headers.set(
            'x-xsrf-token',
            decodeURIComponent(session.cookies.get('XSRF-TOKEN') ?? ''),
          );
        },
      };
    },
  },
  {
    title: 'shows players the wallets of others',
    reportedBy: ['wallet.show of another player'],
    problem: /^status 200 not_found$/,
    breakage: () => ({
      answer(request, answer) {
        if (isCall(request, 'GET /api/wallet/{id}') && answer.status === 404) answer.status = 200;
      },
    }),
  },
  {
    title: 'answers guests as if nothing were there',
    reportedBy: ['user.list as guest'],
    problem: /^status 404 unauthenticated$/,
    breakage: () => ({
      answer(_request, answer) {
        if (answer.status === 401) answer.status = 404;
      },
    }),
  },
  {
    title: 'fails without a code',
    reportedBy: ['wallet.show not_found'],
    problem: /^status 404 without a code$/,
    breakage: failing(({ body }) => {
      delete (body as Tree)['code'];
    }),
  },
  {
    title: 'refuses a body without naming its fields',
    reportedBy: ['auth.login fields'],
    problem: /^a refusal that names no field$/,
    breakage: failing(({ body }) => {
      delete (body as Tree)['errors'];
    }),
  },
  {
    title: 'fails without a reference',
    reportedBy: ['auth.check dates and references'],
    problem: /^the reference ""$/,
    breakage: failing(({ body }) => {
      delete (body as Tree)['reference'];
    }),
  },
  {
    title: 'speaks one language',
    reportedBy: ['settings languages'],
    problem: /^the texts /,
    breakage: () => ({
      request({ headers }) {
        headers.set('accept-language', 'en');
      },
    }),
  },
  {
    title: 'lets caches store what is private',
    reportedBy: ['auth.check is not stored'],
    problem: /^Cache-Control: public/,
    breakage: answering('GET /api/auth/check', ({ headers }) => {
      headers.set('cache-control', 'public, max-age=60');
    }),
  },
  {
    title: 'takes a stake as a number',
    reportedBy: ['bet.place takes no stake of 1000'],
    problem: /^status 201$/,
    breakage: () => ({
      request(request) {
        if (!isCall(request, 'POST /api/round/{id}/bet')) return;
        Object.assign(request, {
          body: request.body.replace(/"amount":(\d+)/, '"amount":"$1"'),
        });
      },
    }),
  },
  {
    title: 'signs any channel',
    reportedBy: ['broadcasting.auth refuses the wallet channel of another'],
    problem: /^status 200$/,
    breakage: () => ({
      answer(request, answer) {
        if (!isCall(request, 'POST /api/broadcasting/auth')) return;
        answer.status = 200;
        answer.body = { auth: `key:${'0'.repeat(64)}` };
      },
    }),
  },
  {
    title: 'signs with something else than an HMAC',
    reportedBy: ['broadcasting.auth signs the own user channel'],
    problem: /^auth is "key:short"$/,
    breakage: answering('POST /api/broadcasting/auth', (answer) => {
      answer.body = { auth: 'key:short' };
    }),
  },
  {
    title: 'establishes a connection without an activity timeout',
    reportedBy: ['socket handshake'],
    problem: /^the activity_timeout undefined$/,
    breakage: () => ({
      frames: (frame) => [frame.replace(/,\\"activity_timeout\\":\d+/, '')],
    }),
  },
  {
    title: 'gives every connection one id',
    reportedBy: ['socket ids are unique'],
    problem: /^the ids 1\.1, 1\.1/,
    breakage: () => ({
      frames: (frame) => [frame.replace(/(socket_id\\":\\")[\d.]+/, '$11.1')],
    }),
  },
  {
    title: 'subscribes without looking at signatures',
    reportedBy: ['socket refuses no signature', 'socket refuses a changed signature'],
    problem: /^a subscription$/,
    breakage: () => ({
      frames: (frame) => [
        frame.replace('pusher:subscription_error', 'pusher_internal:subscription_succeeded'),
      ],
    }),
  },
  {
    title: 'reverses the order of events',
    reportedBy: ['wallet updated keeps its order'],
    problem: /^the versions \d+, \d+/,
    breakage() {
      const held: string[] = [];
      return {
        frames(frame) {
          if (!updatedIn(frame)) return [frame];
          held.push(frame);
          return held.length === 2 ? held.splice(0).toReversed() : [];
        },
      };
    },
  },
  {
    title: 'sends no events',
    reportedBy: ['wallet updated has its payload'],
    problem: /^no event "updated" within/,
    breakage: () => ({ frames: (frame) => (updatedIn(frame) ? [] : [frame]) }),
  },
  {
    title: 'names the event after a class',
    reportedBy: ['user updated has its payload'],
    problem: /^no event "updated" within/,
    breakage: () => ({
      frames: (frame) => [frame.replace('"event":"updated"', '"event":"App\\\\Events\\\\Updated"')],
    }),
  },
  {
    title: 'sends a wallet without its version',
    reportedBy: ['wallet updated has its payload'],
    problem: /^version: expected \w+, found nothing$/,
    breakage: () => ({
      frames: (frame) => [updatedIn(frame) ? frame.replace(/,\\"version\\":\d+/, '') : frame],
    }),
  },
];
