import type { ActorRefFrom } from 'xstate';
import type { AppError } from '../contract/error-codes.ts';
import type { NoticeMachine } from '../machines/notice/notice.machine.ts';
import type { TokenStore } from '../ports/token-store.ts';
import type { Agreements } from './agreements.ts';

/** Dependencies of the agreement question. */
export interface AgreementQuestion {
  readonly tokens: Pick<TokenStore, 'read'>;
  readonly notice: ActorRefFrom<NoticeMachine>;
  readonly agreements: Pick<Agreements, 'report'>;
}

/**
 * Shows the notice, and resolves once the platform has the agreement of the user who made the rejected
 * call; the call may then be repeated, since a rejected one had no effect.
 * @throws AppError the rejection, if another user is signed in by then or the report failed
 */
export async function requestAgreement(
  refusal: AppError,
  { tokens, notice, agreements }: AgreementQuestion,
): Promise<void> {
  const token = tokens.read();
  notice.send({ type: 'NOTICE.REQUIRED' });
  await new Promise<void>((resolve, reject) => {
    const subscription = notice.subscribe({
      next(state) {
        if (!state.matches('accepted')) return;
        subscription.unsubscribe();
        resolve();
      },
      complete: () => reject(refusal),
    });
  });
  if (tokens.read() !== token) throw refusal;
  await agreements.report().catch(() => {
    throw refusal;
  });
}
