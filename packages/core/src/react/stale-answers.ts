import type { Change } from '../client/changes.ts';
import type { ApiName } from '../contract/api/index.ts';
import type { ErrorCode } from '../contract/error-codes.ts';

/** `user` for `user.list`, `admin.channel` for `admin.channel.update`. */
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
 * Responses that are outdated after a cause: a change reported by realtime (`wallet`, `round`, `news`,
 * and the kinds of `listed`), a call, or any call of a resource. A lost bet moves no money, so that
 * rounds make bets outdated as well.
 */
const staleAnswersBy = {
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
  push: ['push.*'],
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
export type Cause = keyof typeof staleAnswersBy;

/** Errors after which the data used for the call is outdated. */
const refusedForAge: readonly ErrorCode[] = [
  'conflict',
  'not_found',
  'round_state',
  'bet_closed',
  'pin_required',
];

const resourceOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));

/** Returns whether the response of a call is outdated after this cause. */
export function isStaleAfter(cause: Cause, name: ApiName): boolean {
  const answers: readonly string[] = staleAnswersBy[cause];
  return answers.includes(name) || answers.includes(`${resourceOf(name)}.*`);
}

/**
 * Returns the cause that a finished call triggers, by its result; `null` if it makes no response
 * outdated.
 */
export function causeOfCall(name: ApiName, failure: ErrorCode | null): Cause | null {
  if (failure !== null && !refusedForAge.includes(failure)) return null;
  const cause = [name, resourceOf(name)].find((key) => Object.hasOwn(staleAnswersBy, key));
  return (cause as Cause | undefined) ?? null;
}

/**
 * Returns whether a change makes the response of this call outdated. A changed wallet affects only
 * responses about that wallet, and those that are not about a single wallet.
 */
export function isTouched(
  name: ApiName,
  params: { readonly walletId?: string },
  change: Exclude<Change, { type: 'user' }>,
): boolean {
  if (change.type === 'resync') return true;
  if (change.type === 'listed') return isStaleAfter(change.kind, name);
  if (change.type !== 'wallet') return isStaleAfter(change.type, name);
  const isOther = params.walletId !== undefined && params.walletId !== change.walletId;
  return !isOther && isStaleAfter('wallet', name);
}
