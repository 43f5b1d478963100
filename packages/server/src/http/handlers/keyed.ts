import type { KeyedAnswer } from '../../services/concurrency/keyed-answer.ts';
import type { CallReply } from '../call.ts';

/** Wraps the result of an idempotent call and marks a replayed response. */
export async function keyed<Answer>(
  reply: CallReply,
  answering: Promise<KeyedAnswer<Answer>>,
): Promise<Answer> {
  const { answer, replayed } = await answering;
  if (replayed) reply.replayed();
  return answer;
}

/** Like `keyed`, in the envelope of one object. */
export async function keyedData<Answer>(
  reply: CallReply,
  answering: Promise<KeyedAnswer<Answer>>,
): Promise<{ data: Answer }> {
  return { data: await keyed(reply, answering) };
}
