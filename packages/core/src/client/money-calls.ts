import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiInput } from '../contract/api/index.ts';
import { isDefinite } from '../machines/attempt/is-definite.ts';
import { toFailure } from '../machines/failure.ts';
import type { CallArguments, IdempotentName } from '../ports/http-port.ts';

/** Calls that move money and are asked for by hand: each input is one attempt with one key. */
export interface MoneyCalls {
  /**
   * Makes the call. While it runs, the same call is the running one. When no answer came, the same
   * call goes out with the same key; any answer ends the attempt, and the next one has a new key.
   */
  run<Name extends IdempotentName>(name: Name, input: ApiInput<Name>): Promise<ApiAnswer<Name>>;
  /** Forgets everything: another user, or none, is signed in. */
  clear(): void;
}

interface Attempt {
  readonly key: string;
  /** An earlier try ended without an answer. */
  uncertain: boolean;
  running: Promise<unknown> | null;
}

/** Makes the money calls of one client. */
export function createMoneyCalls(api: Pick<ApiClient, 'call'>, makeKey: () => string): MoneyCalls {
  const attempts = new Map<string, Attempt>();

  function open(id: string): Attempt {
    const attempt = attempts.get(id) ?? { key: makeKey(), uncertain: false, running: null };
    attempts.set(id, attempt);
    return attempt;
  }

  async function send<Name extends IdempotentName>(
    id: string,
    attempt: Attempt,
    name: Name,
    input: ApiInput<Name>,
  ): Promise<ApiAnswer<Name>> {
    const close = (): void => void (attempts.get(id) === attempt && attempts.delete(id));
    const args = [input, { idempotencyKey: attempt.key }] as unknown as CallArguments<Name>;
    try {
      const answer = await api.call(name, ...args);
      close();
      return answer;
    } catch (error) {
      if (isDefinite(toFailure(error), attempt.uncertain)) close();
      else attempt.uncertain = true;
      throw error;
    } finally {
      attempt.running = null;
    }
  }

  return {
    run<Name extends IdempotentName>(name: Name, input: ApiInput<Name>) {
      const id = JSON.stringify([name, input]);
      const attempt = open(id);
      attempt.running ??= send(id, attempt, name, input);
      return attempt.running as Promise<ApiAnswer<Name>>;
    },
    clear: () => attempts.clear(),
  };
}
