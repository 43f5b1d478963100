import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import { isAppError, type AppError } from '../contract/error-codes.ts';
import type { CallArguments } from '../ports/http-port.ts';
import type { RequestAnswer, RequestRow } from '../contract/own-request.ts';
import type { RequestArguments } from '../ports/own-request.ts';
import type { AnswerFacts } from '../contract/answer-facts.ts';
import type { PrefetchedCalls } from './prefetched-calls.ts';
import type { ChangeReporter } from './changes.ts';

/** Dependencies of a client's API calls. */
export interface ClientApiWiring {
  /** Sends the calls. */
  readonly sender: ApiClient;
  readonly ahead: Pick<PrefetchedCalls, 'take'>;
  readonly changes: Pick<ChangeReporter, 'publish'>;
  /** Resolves once the rejected call may be repeated; throws otherwise. */
  readonly requestAgreement: (refusal: AppError) => Promise<void>;
  /** Passes the objects in a response to the machines that hold them. */
  readonly takeIn: (facts: AnswerFacts) => void;
  readonly onAnswer?: ((name: ApiName, answer: unknown) => void) | undefined;
}

/** Wraps the API: wallets, rounds and games in a response also update the machines. */
export function createClientApi({
  sender,
  ahead,
  changes,
  requestAgreement,
  takeIn,
  onAnswer,
}: ClientApiWiring): ApiClient {
  /** Makes a call again that was rejected only because its user had not agreed to the notice. */
  async function afterAgreement<Answer>(
    first: Promise<Answer>,
    again: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await first;
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'other_game_open') changes.publish({ type: 'open-game' });
      if (error.code !== 'agreement_required') throw error;
      await requestAgreement(error);
      return again();
    }
  }

  return {
    clockOffsetMs: sender.clockOffsetMs,
    minimumClockOffsetMs: sender.minimumClockOffsetMs,
    factsOf: sender.factsOf,
    async call<Name extends ApiName>(name: Name, ...rest: CallArguments<Name>) {
      const response = ahead.take(name, rest[0]) ?? sender.call(name, ...rest);
      const answer = (await afterAgreement<unknown>(response, () =>
        sender.call(name, ...rest),
      )) as ApiAnswer<Name>;
      takeIn(sender.factsOf(name, answer));
      onAnswer?.(name, answer);
      return answer;
    },
    request<const Row extends RequestRow>(
      row: Row,
      ...rest: RequestArguments<Row>
    ): Promise<RequestAnswer<Row>> {
      const send = () => sender.request(row, ...rest);
      return afterAgreement(send(), send);
    },
  };
}
