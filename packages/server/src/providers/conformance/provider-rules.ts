import { parseMoney, walletClockSeconds, walletRequests, type Currency } from '@lobi/core/contract';
import type { WatchedCall } from './watched-wallet.ts';
import type { RuleResult } from './wallet-rules.ts';

/** One obligation of a provider, validated against all its calls. */
interface ProviderRule {
  readonly title: string;
  /** Calls that the rule applies to; without any it is not checked. */
  readonly about: (calls: readonly WatchedCall[]) => readonly WatchedCall[];
  /** Fault of one of the calls; `null` for none. */
  readonly faultOf: (
    call: WatchedCall,
    calls: readonly WatchedCall[],
    currency: Currency,
  ) => string | null;
}

/** Reads a text field; any other value counts as missing. */
const field = ({ body }: WatchedCall, name: string): string => {
  const value = body?.[name];
  return typeof value === 'string' ? value : '';
};
const amountNames = ['amount', 'betAmount', 'winAmount'];
const isStake = ({ call }: WatchedCall): boolean => call === 'bet' || call === 'betAndWin';
const after = (call: WatchedCall, calls: readonly WatchedCall[]): readonly WatchedCall[] =>
  calls.slice(calls.indexOf(call) + 1);

/** Returns whether a later call repeats this one or rolls it back. */
const isFollowedUp = (call: WatchedCall, calls: readonly WatchedCall[]): boolean =>
  after(call, calls).some(
    (later) =>
      (later.call === call.call &&
        field(later, 'transactionId') === field(call, 'transactionId')) ||
      (later.call === 'rollback' &&
        field(later, 'roundId') === field(call, 'roundId') &&
        [null, call.body?.['transactionId']].includes(
          later.body?.['targetTransactionId'] as string | null,
        )),
  );

/** Returns the contents that are equal in two identical calls. */
const contentOf = ({ call, body }: WatchedCall): string => {
  const { requestId: _, sessionId: __, ...content } = body ?? {};
  return JSON.stringify([
    call,
    Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
};

/** Rules for providers, valid with any wallet. @source ours */
export const providerRules: readonly ProviderRule[] = [
  {
    title: 'every call is signed',
    about: (calls) => calls,
    faultOf: ({ isSigned }) => (isSigned ? null : 'the signature does not fit'),
  },
  {
    title: 'every call has a timestamp within the allowed clock skew',
    about: (calls) => calls,
    faultOf: ({ clockOffSeconds }) =>
      clockOffSeconds <= walletClockSeconds ? null : `${clockOffSeconds} seconds off`,
  },
  {
    title: 'every body has the fields of its call',
    about: (calls) => calls,
    faultOf: ({ call, body }) => {
      const parsed = walletRequests[call].safeParse(body);
      return parsed.success ? null : `field ${parsed.error.issues[0]?.path.join('.') ?? ''}`;
    },
  },
  {
    title: 'no amount has more decimals than the currency',
    about: (calls) => calls.filter(({ body }) => amountNames.some((name) => body?.[name])),
    faultOf: (call, _calls, currency) => {
      const wrong = amountNames
        .filter((name) => call.body?.[name] !== undefined)
        .map((name) => field(call, name))
        .find((text) => parseMoney(text, currency) === undefined);
      return wrong === undefined ? null : `the amount ${wrong}`;
    },
  },
  {
    title: 'a request id is used with one body only',
    about: (calls) => calls,
    faultOf: ({ requestId, text }, calls) =>
      calls.some((other) => other.requestId === requestId && other.text !== text)
        ? `the request id ${requestId}`
        : null,
  },
  {
    title: 'a transaction id is used with one content only',
    about: (calls) => calls.filter(({ body }) => body?.['transactionId'] !== undefined),
    faultOf: (call, calls) => {
      const id = field(call, 'transactionId');
      const isReused = calls.some(
        (other) => field(other, 'transactionId') === id && contentOf(other) !== contentOf(call),
      );
      return isReused ? `the transaction id ${id}` : null;
    },
  },
  {
    title: 'a bet whose response was lost is retried or rolled back',
    about: (calls) => calls.filter((call) => isStake(call) && call.code === null),
    faultOf: (call, calls) =>
      isFollowedUp(call, calls) ? null : `the bet ${field(call, 'transactionId')}`,
  },
  {
    title: 'a bet that must be retried is retried or rolled back',
    about: (calls) => calls.filter((call) => isStake(call) && call.code === 'RETRY'),
    faultOf: (call, calls) =>
      isFollowedUp(call, calls) ? null : `the bet ${field(call, 'transactionId')}`,
  },
  {
    title: 'a rejected bet wins nothing',
    about: (calls) => calls.filter((call) => isStake(call) && call.code === 'INSUFFICIENT_FUNDS'),
    faultOf: (call, calls) => {
      const roundId = field(call, 'roundId');
      const inRound = calls.filter((other) => field(other, 'roundId') === roundId);
      const hasStake = inRound.some((other) => isStake(other) && other.code === 'OK');
      const isWon = inRound.some((other) => other.call === 'win');
      return isWon && !hasStake ? `the round ${roundId}` : null;
    },
  },
  {
    title: 'a win comes after its bet',
    about: (calls) => calls.filter(({ call }) => call === 'win'),
    faultOf: ({ code, ...call }) =>
      code === 'RETRY' ? `the win ${field({ ...call, code }, 'transactionId')}` : null,
  },
  {
    title: 'a round with a bet is closed',
    about: (calls) => calls.filter((call) => call.call === 'bet' && call.code === 'OK'),
    faultOf: (call, calls) => {
      const roundId = field(call, 'roundId');
      const ends = after(call, calls).some(
        (later) =>
          field(later, 'roundId') === roundId &&
          (later.call === 'endRound' ||
            later.call === 'rollback' ||
            later.body?.['roundClosed'] === true ||
            (later.call === 'win' && Number(field(later, 'amount')) === 0)),
      );
      return ends ? null : `the round ${roundId}`;
    },
  },
];

/** Validates a provider by its recorded calls. */
export function validateProvider(calls: readonly WatchedCall[], currency: Currency): RuleResult[] {
  return providerRules.map(({ title, about, faultOf }, index) => {
    const subjects = about(calls);
    const rule = index + 1;
    if (subjects.length === 0) {
      return { rule, title, outcome: 'not checked', detail: 'nothing of the kind was seen' };
    }
    const fault = subjects.map((call) => faultOf(call, calls, currency)).find(Boolean) ?? null;
    return { rule, title, outcome: fault === null ? 'passed' : 'failed', detail: fault };
  });
}
