import type { ApiName } from '../contract/api/index.ts';
import type { Language } from '../contract/limits.ts';
import type { CallArguments, HttpPort, ReadName } from '../ports/http-port.ts';
import type { TokenStore } from '../ports/token-store.ts';

/** Longest time that an answer waits for its caller; later it is requested again. @source ours */
const keptMs = 30_000;

/** Calls made before whatever shows their answers has come. */
export interface CallsAhead {
  /** Makes the call and keeps its answer, once, for the first who makes the same call. */
  ask<Name extends ReadName>(name: Name, ...rest: CallArguments<Name>): void;
  /** The answer that was asked for; `undefined` where the call must be made. */
  take(name: ApiName, input: unknown): Promise<unknown> | undefined;
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
 * Makes the calls ahead of one client. A call of another user, or in another language, is sent
 * again.
 */
export function createCallsAhead(options: {
  readonly api: HttpPort;
  readonly tokens: Pick<TokenStore, 'read'>;
  readonly language: () => Language;
  readonly now: () => number;
}): CallsAhead {
  const { api, tokens, language, now } = options;
  const asked = new Map<string, Asked>();
  return {
    ask(name, ...rest) {
      const answer = api.call(name, ...rest);
      // A caller that takes it gets the failure; an unused one may fail.
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
      const isTheirs = held.token === tokens.read() && held.language === language();
      return isTheirs && now() - held.at < keptMs ? held.answer : undefined;
    },
  };
}
