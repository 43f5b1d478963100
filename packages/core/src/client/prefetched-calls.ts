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
export interface AnswerAtHand {
  readonly answer: unknown;
  readonly at: number;
}

/** Calls made before the screen that shows their responses has loaded. */
export interface PrefetchedCalls {
  /** Makes the call and caches its response, for the first caller of the same call. */
  prefetch<Name extends ReadName>(name: Name, ...rest: CallArguments<Name>): void;
  /** Returns the prefetched response; `undefined` if the call must be made. */
  take(name: ApiName, input: unknown): Promise<unknown> | undefined;
  /** The embedded response, of any age; `undefined` for signed-in users and other languages. */
  atHand(name: ApiName, input: unknown): AnswerAtHand | undefined;
}

interface Asked {
  readonly answer: Promise<unknown>;
  readonly token: string | null;
  readonly language: Language;
  readonly at: number;
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
  const asked = new Map<string, Asked>();
  const inPage = new Map<string, AnswerAtHand>();
  if (pageAnswers) {
    // A local clock behind the server's would use them for longer.
    const at = Math.min(pageAnswers.at, now());
    const hold = (key: string, answer: Promise<unknown>) =>
      asked.set(key, { answer, token: null, language: pageAnswers.language, at });
    for (const { name, query, answer } of pageAnswers.answers) {
      const key = keyOf(name, { query });
      inPage.set(key, { answer, at });
      hold(key, Promise.resolve(answer));
    }
    if (pageAnswers.isGuest) {
      const noUser = Promise.reject(
        new AppError('unauthenticated', 'the page was made for a guest', { status: 401 }),
      );
      // A page that asks nothing has no unhandled rejection.
      noUser.catch(() => undefined);
      hold(keyOf('auth.check', {}), noUser);
    }
  }
  const isHeld = (held: Asked | undefined): boolean =>
    held !== undefined &&
    held.token === tokens.read() &&
    held.language === language() &&
    now() - held.at < maximumAgeMs;
  return {
    prefetch(name, ...rest) {
      if (isHeld(asked.get(keyOf(name, rest[0])))) return;
      const answer = api.call(name, ...rest);
      // The caller that takes the response receives the error; an unused response may fail silently.
      answer.catch(() => undefined);
      asked.set(keyOf(name, rest[0]), {
        answer,
        token: tokens.read(),
        language: language(),
        at: now(),
      });
    },
    take(name, input) {
      if (asked.size === 0) return undefined;
      const key = keyOf(name, input);
      const held = asked.get(key);
      if (!held) return undefined;
      asked.delete(key);
      return isHeld(held) ? held.answer : undefined;
    },
    atHand(name, input) {
      if (inPage.size === 0 || tokens.read() !== null) return undefined;
      return language() === pageAnswers?.language ? inPage.get(keyOf(name, input)) : undefined;
    },
  };
}
