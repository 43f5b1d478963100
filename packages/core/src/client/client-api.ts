import type { ApiClient } from '../api/create-api-client.ts';
import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import { isAppError, type AppError } from '../contract/error-codes.ts';
import type { CallArguments } from '../ports/http-port.ts';
import type { AnswerFacts } from '../contract/answer-facts.ts';
import type { CallsAhead } from './calls-ahead.ts';
import type { ChangeReporter } from './changes.ts';

/** Dependencies of a client's API calls. */
export interface ClientApiWiring {
  /** Sends the calls. */
  readonly sender: ApiClient;
  readonly ahead: Pick<CallsAhead, 'take'>;
  readonly changes: Pick<ChangeReporter, 'tell'>;
  /** Returns once the rejected call may go out again; throws otherwise. */
  readonly askToAgree: (refusal: AppError) => Promise<void>;
  /** Takes in what an answer says about things that machines also hold. */
  readonly takeIn: (facts: AnswerFacts) => void;
  readonly onAnswer?: ((name: ApiName, answer: unknown) => void) | undefined;
}

/** The same calls; what an answer says about wallet, rounds and games reaches the machines. */
export function createClientApi({
  sender,
  ahead,
  changes,
  askToAgree,
  takeIn,
  onAnswer,
}: ClientApiWiring): ApiClient {
  return {
    clockOffsetMs: sender.clockOffsetMs,
    leastClockOffsetMs: sender.leastClockOffsetMs,
    factsOf: sender.factsOf,
    async call<Name extends ApiName>(name: Name, ...rest: CallArguments<Name>) {
      const asked = ahead.take(name, rest[0]) ?? sender.call(name, ...rest);
      const answer = (await asked.catch(async (error: unknown) => {
        if (!isAppError(error)) throw error;
        if (error.code === 'other_game_open') changes.tell({ type: 'open-game' });
        if (error.code !== 'agreement_required') throw error;
        await askToAgree(error);
        return sender.call(name, ...rest);
      })) as ApiAnswer<Name>;
      takeIn(sender.factsOf(name, answer));
      onAnswer?.(name, answer);
      return answer;
    },
  };
}
