import type { KeyedAnswer } from '../../services/concurrency/keyed-answer.ts';
import type { CallReply } from '../call.ts';

/** An answer that may be an earlier one repeated, which the reply then says. */
export async function keyed<Answer>(
  reply: CallReply,
  answering: Promise<KeyedAnswer<Answer>>,
): Promise<Answer> {
  const { answer, replayed } = await answering;
  if (replayed) reply.replayed();
  return answer;
}

/** The same in the envelope of one object. */
export async function keyedData<Answer>(
  reply: CallReply,
  answering: Promise<KeyedAnswer<Answer>>,
): Promise<{ data: Answer }> {
  return { data: await keyed(reply, answering) };
}
