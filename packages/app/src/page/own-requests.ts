import type { RequestRow } from '@lobi/core/contract';
import * as lists from '@lobi/core/react/lists';
import { useBrand } from '../config/brand-context.ts';

/** Rejects a call that was not declared in the brand file. */
function useDeclared({ name }: RequestRow): void {
  const { own } = useBrand();
  if (own?.requestNames.has(name)) return;
  throw new Error(
    `The call "${name}" is not defined; add it to \`requests\` of the brand file or of a plugin.`,
  );
}

/**
 * Reads a call of the partner's own backend. The answer is cached between screens, separately for
 * each user and language, and fetched again after a call of `useRequest` whose name begins with the
 * same word.
 * @example const offers = useAnswer(promoOffers); // offers.status === 'ready' ? offers.answer.data : []
 * @throws Error for a call that neither the brand nor a plugin declares
 * @source ours
 */
export const useAnswer: typeof lists.useAnswer = (row, ...rest) => {
  useDeclared(row);
  return lists.useAnswer(row, ...rest);
};

/**
 * A call of the partner's own backend, made on demand.
 * @example
 * const claim = useRequest(promoClaim);
 * const outcome = await claim.run({ params: { offerId } }); // outcome.ok ? outcome.answer : outcome.failure
 * @throws Error for a call that neither the brand nor a plugin declares
 * @source ours
 */
export const useRequest: typeof lists.useRequest = (row) => {
  useDeclared(row);
  return lists.useRequest(row);
};
