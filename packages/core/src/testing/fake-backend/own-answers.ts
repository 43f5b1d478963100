import { checkAnswer } from '../../api/check-request.ts';
import { AppError } from '../../contract/error-codes.ts';
import type { RequestAnswer, RequestInput, RequestRow } from '../../contract/own-request.ts';
import type { FakeUser } from './world.ts';

/** A call as received by a partner's own backend. */
export interface OwnCall<Row extends RequestRow> {
  readonly input: RequestInput<Row>;
  /** Signed-in user; `null` for a guest. */
  readonly user: FakeUser | null;
}

/** Responds to a call of a partner's own backend. */
export type AnswerOwn<Row extends RequestRow> = (
  call: OwnCall<Row>,
) => RequestAnswer<Row> | Promise<RequestAnswer<Row>>;

/** Response functions of a partner's own calls, by name. */
export function createOwnAnswers() {
  const answers = new Map<string, (call: unknown) => unknown>();
  return {
    set<const Row extends RequestRow>({ name }: Row, answer: AnswerOwn<Row>): void {
      answers.set(name, answer as (call: unknown) => unknown);
    },
    async carryOut(row: RequestRow, input: object, user: FakeUser | null): Promise<unknown> {
      const answer = answers.get(row.name);
      if (!answer) throw new AppError('not_found', `nothing answers ${row.name}`);
      return checkAnswer(row, await answer({ input, user }));
    },
  };
}
