import { HttpSession } from '../../contract/http-session.ts';
import { startTestPlatform } from '../../contract/running-platform.ts';
import { median, quantile } from '../figures.ts';
import type { Report } from '../report.ts';
import { mannWhitney } from './mann-whitney.ts';

/** Tries of each kind; all together stay below what the platform lets everybody try in a minute. */
const tries = 240;

const kinds = [
  'wrong password',
  'wrong password, again',
  'unknown name',
  'blocked account',
] as const;
type Kind = (typeof kinds)[number];

const prefixes: Readonly<Record<Kind, string>> = {
  'wrong password': 'known-a',
  'wrong password, again': 'known-b',
  'unknown name': 'nobody',
  'blocked account': 'shut',
};

/** Answers to sign-ins: does their time tell whether there is such an account? */
export async function bench(): Promise<Report> {
  await using platform = await startTestPlatform({ trustProxy: true });
  await platform.db.run(
    `insert into users (id, username, role, status, password_hash, referral_code)
     select gen_random_uuid(), prefix || n, 'player', case prefix when 'shut' then 'blocked' else 'activated' end,
       (select password_hash from users where username = 'player'), prefix || n
     from generate_series(1, $1::int) n, unnest(array['known-a', 'known-b', 'shut']) prefix`,
    [tries],
  );
  const times = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
    Kind,
    number[]
  >;
  for (let n = 1; n <= tries; n += 1) {
    // One of each in turn, so that what else the machine does falls on all alike.
    for (const [index, kind] of kinds.entries()) {
      const guest = new HttpSession(platform.origin);
      const start = performance.now();
      const answer = await guest.call('auth.login', {
        body: { username: `${prefixes[kind]}${n}`, password: 'not the password' },
        headers: { 'x-forwarded-for': `10.${index}.${n >> 8}.${n & 255}` },
      });
      times[kind].push(performance.now() - start);
      if (answer.status !== 401) throw new Error(String(answer.status));
    }
  }
  const base = times['wrong password'];
  const ms = (value: number): string => value.toFixed(2);
  return {
    title: 'What the time of a sign-in tells',
    head: ['who tries to sign in', 'median, ms', 'p95, ms', 'beside a wrong password, ms', 'p'],
    rows: kinds.map((kind) => [
      kind,
      ms(median(times[kind])),
      ms(quantile(times[kind], 0.95)),
      ms(median(times[kind]) - median(base)),
      times[kind] === base ? '–' : mannWhitney(times[kind], base).toFixed(3),
    ]),
    notes: [
      `${tries} tries of each kind in turn, each from an address of its own.`,
      'The second row is the first once more: what lies between them is noise.',
      'Goal: medians within 5 ms of each other, and p above 0.01.',
    ],
    raw: times,
  };
}
