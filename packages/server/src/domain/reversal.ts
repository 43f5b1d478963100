import type { PublicReason } from '@lobi/core/contract';
import { house, type Posting, type Transfer } from './postings.ts';

/** A transfer as far as it is taken back. */
type Booked = Pick<Transfer, 'kind' | 'currency' | 'params' | 'postings'> & { readonly id: string };

/** Parameters of the message to the owner of the wallet. */
interface MessageParams {
  readonly publicReason: PublicReason;
  readonly remark?: string;
}

/** The facts of a transfer but for why it was booked: it is taken back for another reason. */
const factsOf = ({ reason: _, publicReason: __, remark: ___, ...facts }: Booked['params'] = {}) =>
  facts;

/**
 * The transfer that takes another one back. A wallet gives back what it may spend, and owes the rest
 * to `shortfall`; everyone else gets all of it.
 * @param available what each wallet may spend, in minor units; none for those that gain
 * @source ours – example C
 */
export function reversalOf(
  booked: Booked,
  available: ReadonlyMap<string, bigint>,
  given: MessageParams,
): Transfer {
  let owed = 0n;
  const postings = booked.postings.map(({ account, amount }): Posting => {
    const spendable = account.kind === 'wallet' ? (available.get(account.id) ?? 0n) : amount;
    const isOwed = amount > spendable;
    if (isOwed) owed += amount - spendable;
    return { account, amount: isOwed ? -spendable : -amount };
  });
  return {
    kind: 'correction',
    currency: booked.currency,
    reference: booked.id,
    params: { ...factsOf(booked.params), corrects: booked.kind, ...given },
    postings: [...postings, { account: house('shortfall'), amount: -owed }].filter(
      ({ amount }) => amount !== 0n,
    ),
  };
}
