import type { ApiName } from '../contract/api/index.ts';
import { AppError } from '../contract/error-codes.ts';
import type { Language } from '../contract/limits.ts';
import type { CallArguments, HttpPort, ReadName } from '../ports/http-port.ts';
import type { TokenStore } from '../ports/token-store.ts';

/**
 * Maximum time that a prefetched response waits for its caller; later the call is made again. @source
 * ours
 */
const maximumAgeMs = 30_000;

/** Response of a read call that is embedded in a pre-rendered page. */
export interface PageAnswer {
  readonly name: ReadName;
  /** Input of the call; default none. */
  readonly query?: object;
  readonly answer: unknown;
}

/** Embedded responses for guests. */
export interface PageAnswers {
  /** Time at which they were read, in ms since 1970. */
  readonly at: number;
  /** Language of their texts. */
  readonly language: Language;
  /**
   * Whether the request for the page had no session. Then `auth.check` is answered with
   * `unauthenticated` without a call. Default `false`.
   */
  readonly isGuest?: boolean;
  readonly answers: readonly PageAnswer[];
}

/** A response that can be used at once, and its time in ms since 1970. */
export interface CachedAnswer {
  readonly answer: unknown;
  readonly at: number;
}

/** Calls made before the screen that shows their responses has loaded. */
export interface PrefetchedCalls {
  /**
   * Makes the call and caches its response, for the first caller of the same call. Resolves when the
   * response has arrived or failed.
   */
  prefetch<Name extends ReadName>(name: Name, ...rest: CallArguments<Name>): Promise<void>;
  /** Returns the prefetched response; `undefined` if the call must be made. */
  take(name: ApiName, input: unknown): Promise<unknown> | undefined;
  /**
   * A response for the first render: an embedded one of any age, or a prefetched one that has arrived;
   * `undefined` for another user or language than it was made for.
   */
  cached(name: ApiName, input: unknown): CachedAnswer | undefined;
}

interface HeldCall {
  readonly answer: Promise<unknown>;
  readonly token: string | null;
  readonly language: Language;
  readonly at: number;
  /** The response once it has arrived. */
  arrived?: { readonly answer: unknown };
  /** Whether a caller has received it. */
  isTaken: boolean;
}

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
}

const keyOf = (name: ApiName, input: unknown): string => {
  const { params = {}, query = {} } = (input ?? {}) as Input;
  return JSON.stringify([name, params, query]);
};

/**
 * Creates the prefetched calls of one client. A response for another user or language is not used.
 */
export function createPrefetchedCalls(options: {
  readonly api: HttpPort;
  readonly tokens: Pick<TokenStore, 'read'>;
  readonly language: () => Language;
  readonly now: () => number;
  readonly pageAnswers?: PageAnswers | undefined;
}): PrefetchedCalls {
  const { api, tokens, language, now, pageAnswers } = options;
  const calls = new Map<string, HeldCall>();
  const embedded = new Map<string, CachedAnswer>();

  function hold(name: ApiName, input: unknown, call: Omit<HeldCall, 'isTaken'>): HeldCall {
    const held = { ...call, isTaken: false };
    // The caller that takes it receives its error; an unused response may fail silently.
    held.answer.catch(() => undefined);
    calls.set(keyOf(name, input), held);
    return held;
  }
  if (pageAnswers) {
    const { language: itsLanguage, answers, isGuest } = pageAnswers;
    // A local clock behind the server's would use them for longer.
    const at = Math.min(pageAnswers.at, now());
    const made = { token: null, language: itsLanguage, at };
    for (const { name, query, answer } of answers) {
      embedded.set(keyOf(name, { query }), { answer, at });
      hold(name, { query }, { ...made, answer: Promise.resolve(answer) });
    }
    if (isGuest) {
      const noUser = new AppError('unauthenticated', 'the page was made for a guest', {
        status: 401,
      });
      hold('auth.check', {}, { ...made, answer: Promise.reject(noUser) });
    }
  }

  const find = (name: ApiName, input: unknown): HeldCall | undefined => {
    if (calls.size === 0) return undefined;
    const stored = calls.get(keyOf(name, input));
    const isForCaller = stored?.token === tokens.read() && stored.language === language();
    return isForCaller ? stored : undefined;
  };
  const isFresh = ({ at }: HeldCall): boolean => now() - at < maximumAgeMs;
  const findUnused = (name: ApiName, input: unknown): HeldCall | undefined => {
    const held = find(name, input);
    return held && !held.isTaken && isFresh(held) ? held : undefined;
  };
  return {
    async prefetch(name, ...rest) {
      const held =
        findUnused(name, rest[0]) ??
        hold(name, rest[0], {
          answer: api.call(name, ...rest),
          token: tokens.read(),
          language: language(),
          at: now(),
        });
      try {
        held.arrived = { answer: await held.answer };
      } catch {
        // Its caller reports it.
      }
    },
    take(name, input) {
      const stored = findUnused(name, input);
      if (!stored) return undefined;
      stored.isTaken = true;
      return stored.answer;
    },
    cached(name, input) {
      const isForGuest = tokens.read() === null && language() === pageAnswers?.language;
      const inPage = isForGuest ? embedded.get(keyOf(name, input)) : undefined;
      if (inPage) return inPage;
      const stored = findUnused(name, input);
      if (!stored?.arrived) return undefined;
      // A later call of the same wants a newer one.
      stored.isTaken = true;
      return { answer: stored.arrived.answer, at: stored.at };
    },
  };
}
