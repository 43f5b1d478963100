import type { Change } from '../client/changes.ts';
import type { ApiName } from '../contract/api/index.ts';
import type { ErrorCode } from '../contract/error-codes.ts';

/** `user` of `user.list`, `admin.channel` of `admin.channel.update`. */
type ResourceOf<Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? `${Head}.${ResourceOf<Rest>}`
    : Head
  : never;

/** Resource of a call: its name without the last word. */
export type Resource = ResourceOf<ApiName>;

/** One call, or all calls of a resource. */
type Answers = ApiName | `${Resource}.*`;

const walletAnswers = [
  'wallet.*',
  'ledger.*',
  'bet.*',
  'play.*',
  'fairness.*',
  'earning.*',
  'transaction.*',
  'dashboard.*',
  'limit.*',
  'play-session.*',
  'open-game.*',
] as const;
const roundAnswers = ['round.*', 'event.*', 'game.*', 'bet.*', 'dashboard.*'] as const;
const activityAnswers = ['activity.*', 'admin.activity.*'] as const;
const userAnswers = [
  ...(['user.*', 'note.*', 'wallet.show', 'session.*', 'dashboard.*'] as const),
  ...activityAnswers,
] as const;
const channelAnswers = ['channel.*', 'admin.channel.*', 'admin.gateway.*'] as const;

/**
 * Answers that are old once something happened: reported by realtime (`wallet`, `round`, `news`,
 * and the kinds of `listed`), or done by the call or a call of the resource of that name. A lost
 * bet moves no money, so rounds make bets old as well.
 */
const madeOldBy = {
  wallet: walletAnswers,
  transaction: walletAnswers,
  'transaction.proof': ['transaction.*', 'transaction.proof.*', 'dashboard.*'],
  earning: [...walletAnswers, 'user.*'],
  bet: walletAnswers,
  play: walletAnswers,
  fairness: ['fairness.*', 'play.*'],
  round: roundAnswers,
  event: ['event.*'],
  table: ['table.*'],
  game: roundAnswers,
  'game.launch': [],
  favourite: ['game.*', 'dashboard.*'],
  user: userAnswers,
  note: ['note.*', ...activityAnswers],
  exclusion: ['exclusion.*', ...userAnswers],
  session: ['session.*', ...activityAnswers],
  auth: ['session.*', ...activityAnswers],
  'second-factor': ['second-factor.*', ...userAnswers],
  'withdrawal-pin': ['withdrawal-pin.*', ...userAnswers],
  limit: ['limit.*', ...activityAnswers],
  'reality-check': ['play-session.*', ...activityAnswers],
  'open-game': ['open-game.*'],
  break: [...userAnswers, 'play-session.*', 'limit.*'],
  notification: ['notification.*'],
  news: ['notification.*', 'transaction.*', 'dashboard.*', 'limit.*', 'withdrawal-pin.*'],
  channel: channelAnswers,
  'admin.channel': channelAnswers,
  'admin.gateway': channelAnswers,
  provider: ['admin.provider.*'],
  'admin.provider': ['admin.provider.*'],
  change: ['admin.change.*'],
  setting: ['admin.setting.*'],
  'admin.change': [
    'admin.change.*',
    'admin.setting.*',
    'admin.provider.*',
    ...userAnswers,
    ...channelAnswers,
    ...walletAnswers,
  ],
  'admin.audit': ['admin.audit'],
} as const satisfies Readonly<Record<string, readonly Answers[]>>;

/** Causes that make cached responses outdated. */
export type Cause = keyof typeof madeOldBy;

/** A call that was rejected with one of these used outdated data. */
const refusedForAge: readonly ErrorCode[] = [
  'conflict',
  'not_found',
  'round_state',
  'bet_closed',
  'pin_required',
];

const resourceOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));

/** Is the answer of a call old after this cause? */
export function isOldAfter(cause: Cause, name: ApiName): boolean {
  const answers: readonly string[] = madeOldBy[cause];
  return answers.includes(name) || answers.includes(`${resourceOf(name)}.*`);
}

/**
 * Returns the cause that a finished call triggers, by its result; `null` if it makes no response
 * outdated.
 */
export function causeOfCall(name: ApiName, failure: ErrorCode | null): Cause | null {
  if (failure !== null && !refusedForAge.includes(failure)) return null;
  const cause = [name, resourceOf(name)].find((key) => Object.hasOwn(madeOldBy, key));
  return (cause as Cause | undefined) ?? null;
}

/**
 * Does a change make the answer of this call old? Of a moved wallet only answers about that wallet,
 * and those that are about no single one.
 */
export function isTouched(
  name: ApiName,
  params: { readonly walletId?: string },
  change: Exclude<Change, { type: 'user' }>,
): boolean {
  if (change.type === 'resync') return true;
  if (change.type === 'listed') return isOldAfter(change.kind, name);
  if (change.type !== 'wallet') return isOldAfter(change.type, name);
  const isOther = params.walletId !== undefined && params.walletId !== change.walletId;
  return !isOther && isOldAfter('wallet', name);
}
