import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiInput } from '../contract/api/index.ts';
import { isDefinite } from '../machines/attempt/is-definite.ts';
import { toFailure } from '../machines/failure.ts';
import type { CallArguments, IdempotentName } from '../ports/http-port.ts';
import type { RequestAnswer, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments } from '../ports/own-request.ts';

/** Calls that move money on request of the user: each input is one attempt with one key. */
export interface MoneyCalls {
  /**
   * Makes the call. A repetition while it runs returns the running call. Without a response the next
   * repetition uses the same key; any response ends the attempt, and the next one has a new key.
   */
  run<Name extends IdempotentName>(name: Name, input: ApiInput<Name>): Promise<ApiAnswer<Name>>;
  /**
   * Makes a call to a partner's own backend: like `run` if it moves money, otherwise it is only sent.
   */
  request<const Row extends RequestRow>(
    row: Row,
    ...rest: RequestArguments<Row>
  ): Promise<RequestAnswer<Row>>;
  /** Clears all attempts: another user, or none, is signed in. */
  clear(): void;
}

interface Attempt {
  readonly key: string;
  /** An earlier attempt ended without a response. */
  uncertain: boolean;
  running: Promise<unknown> | null;
}

/** Creates the money calls of one client. */
export function createMoneyCalls(
  api: Pick<ApiClient, 'call' | 'request'>,
  makeKey: () => string,
): MoneyCalls {
  const attempts = new Map<string, Attempt>();

  function open(id: string): Attempt {
    const attempt = attempts.get(id) ?? { key: makeKey(), uncertain: false, running: null };
    attempts.set(id, attempt);
    return attempt;
  }

  async function send(
    id: string,
    attempt: Attempt,
    call: (idempotencyKey: string) => Promise<unknown>,
  ): Promise<unknown> {
    const close = (): void => void (attempts.get(id) === attempt && attempts.delete(id));
    try {
      const answer = await call(attempt.key);
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

  /** The running attempt of the same name and input, or a new one. */
  function attemptOf(
    name: string,
    input: unknown,
    call: (idempotencyKey: string) => Promise<unknown>,
  ): Promise<unknown> {
    const id = JSON.stringify([name, input]);
    const attempt = open(id);
    attempt.running ??= send(id, attempt, call);
    return attempt.running;
  }

  return {
    run<Name extends IdempotentName>(name: Name, input: ApiInput<Name>) {
      return attemptOf(name, input, (idempotencyKey) =>
        api.call(name, ...([input, { idempotencyKey }] as unknown as CallArguments<Name>)),
      ) as Promise<ApiAnswer<Name>>;
    },
    request<const Row extends RequestRow>(row: Row, ...rest: RequestArguments<Row>) {
      if (row.idempotent !== true) return api.request(row, ...rest);
      const input = rest[0] ?? {};
      return attemptOf(row.name, input, (idempotencyKey) =>
        api.request(row, ...([input, { idempotencyKey }] as unknown as RequestArguments<Row>)),
      ) as Promise<RequestAnswer<Row>>;
    },
    clear: () => attempts.clear(),
  };
}
