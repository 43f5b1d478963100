import type { ApiName } from '@lobi/core/contract';
import type { Platform } from '@lobi/server';
import { type Answer, HttpSession } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { hashCost } from '../../packages/server/src/services/auth/password-hasher.ts';

/** A request whose response must be equal for every account. */
export interface Question {
  readonly call: ApiName;
  /** Status of the response to a guest. */
  readonly status: number;
  /** Whether every response requires the work of a hash, even without a password to compare. */
  readonly hashes?: true;
  /** Bodies to send, by subject; the others are compared with the first. */
  readonly bodies: Readonly<Record<string, (n: number) => object>>;
}

/** Prefixes of usernames (`activated-1` and so on) and account status; `other` is a control group. */
const accounts = { activated: 'activated', other: 'activated', pending: 'pending' } as const;
const suspended = { restricted: 'restricted', blocked: 'blocked' } as const;

/** Password links, none of which can be used. */
const links = ['used', 'replaced', 'late'] as const;

const password = 'not the password of any account';
const login = (name: string) => (n: number) => ({ username: `${name}-${n}`, password });
const register =
  (name: string, referral?: string) =>
  (n: number): object => ({
    username: `${name}-${n}`,
    password,
    passwordConfirmation: password,
    ...(referral === undefined ? {} : { referral }),
  });
const tokenOf = (kind: string, n: number): string =>
  Buffer.from(`${kind}-${n}`.padEnd(32, '.')).toString('base64url');
const reset = (kind: string) => (n: number) => ({
  token: tokenOf(kind, n),
  password,
  passwordConfirmation: password,
});

/**
 * All calls of guests that depend on usernames or links. There is no call for a forgotten password: an
 * agent or staff creates a link and passes it on. A registration reveals that a username is taken,
 * since a new user chooses one, but neither its owner nor the account status.
 */
export const questions: Readonly<Record<string, Question>> = {
  'signing in': {
    call: 'auth.login',
    status: 401,
    hashes: true,
    bodies: {
      'a wrong password': login('activated'),
      'a wrong password, again': login('other'),
      'an unknown name': login('unknown'),
      'an account that waits': login('pending'),
      'an account that is restricted': login('restricted'),
      'an account that is blocked': login('blocked'),
    },
  },
  'registering a name that is taken': {
    call: 'auth.register',
    status: 422,
    bodies: {
      'by an active user': register('activated'),
      'by an active user, again': register('other'),
      'by a pending user': register('pending'),
      'by a blocked user': register('blocked'),
    },
  },
  'registering with an unknown referral': {
    call: 'auth.register',
    status: 422,
    bodies: {
      'and a free name': register('free', 'UNKNOWN1'),
      'and a free name, again': register('free-too', 'UNKNOWN1'),
      'and a name that is taken': register('activated', 'UNKNOWN1'),
    },
  },
  'a link for a new password': {
    call: 'auth.password-reset',
    status: 422,
    bodies: {
      'that never existed': reset('never'),
      'that never existed, again': reset('never-too'),
      'that was used': reset('used'),
      'that another one replaced': reset('replaced'),
      'that is too old': reset('late'),
    },
  },
};

/** Creates this number of accounts and links of each kind. */
async function prepare({ db }: Platform, tries: number): Promise<void> {
  for (const [prefix, status] of Object.entries({ ...accounts, ...suspended })) {
    await db.run(
      `with made as (
         insert into users (id, username, role, status, password_hash, referral_code)
         select gen_random_uuid(), $1 || '-' || n, 'player', $2,
           (select password_hash from users where username = 'player'), upper(left(md5($1 || n), 12))
         from generate_series(0, $3::int - 1) n
         returning id
       )
       insert into wallets (id, user_id, currency) select gen_random_uuid(), id, 'IDR' from made`,
      [prefix, status, tries],
    );
  }
  for (const kind of links) {
    await db.run(
      `insert into password_links
         (id, user_id, made_by, token_hash, created_at, expires_at, ended_at, used)
       select gen_random_uuid(), u.id, a.id, sha256(t.token::bytea),
         now() - interval '2 hours', now() + case $1 when 'late' then interval '-1 hour' else interval '1 hour' end,
         case $1 when 'late' then null else now() end, $1 = 'used'
       from unnest($2::text[]) with ordinality t (token, n)
         join users u on u.username = case $1 when 'late' then 'activated' else 'other' end || '-' || (t.n - 1)
         join users a on a.username = 'admin'`,
      [kind, Array.from({ length: tries }, (_, n) => tokenOf(kind, n))],
    );
  }
}

/** Responses to one request with their durations in ms, by subject. */
export type Asked = Readonly<
  Record<string, { readonly ms: number[]; readonly bodies: Set<string> }>
>;

/** The distinguishing parts of a response, without its individual parts. */
const tellOf = ({ status, headers, body }: Answer): string => {
  const { reference: _own, ...rest } = body as Record<string, unknown>;
  return JSON.stringify([status, rest, [...headers.keys()].sort()]);
};

/** Maximum attempts of one kind at one platform, below its rate limit per minute for all callers. */
const triesAtOnce = 150;

/**
 * Makes all requests this many times about each subject, each from a separate address.
 * @param beforeEach called before each attempt, so that its measurements have the same load
 */
export async function askAll(
  tries: number,
  beforeEach: () => Promise<void> = async () => undefined,
): Promise<Readonly<Record<string, Asked>>> {
  const asked = Object.fromEntries(
    Object.entries(questions).map(([what, { bodies }]) => [
      what,
      Object.fromEntries(
        Object.keys(bodies).map((kind) => [kind, { ms: [], bodies: new Set<string>() }]),
      ) as Asked,
    ]),
  );
  for (let done = 0; done < tries; done += triesAtOnce) {
    const count = Math.min(triesAtOnce, tries - done);
    await using platform = await startTestPlatform({ trustProxy: true, hashCost });
    await prepare(platform, count);
    for (const [net, [what, { call, bodies }]] of Object.entries(questions).entries()) {
      for (let n = 0; n < count; n += 1) {
        await beforeEach();
        // Alternating, each kind first in its turn, so that other load of the machine affects all equally.
        const kinds = [...Object.entries(bodies).entries()];
        const turn = n % kinds.length;
        for (const [index, [kind, bodyOf]] of [...kinds.slice(turn), ...kinds.slice(0, turn)]) {
          const guest = new HttpSession(platform.origin);
          const start = performance.now();
          const answer = await guest.call(call, {
            body: bodyOf(n),
            headers: { 'x-forwarded-for': `10.${10 * net + index}.${n >> 8}.${n & 255}` },
          });
          asked[what]?.[kind]?.ms.push(performance.now() - start);
          asked[what]?.[kind]?.bodies.add(tellOf(answer));
        }
      }
    }
  }
  return asked;
}
