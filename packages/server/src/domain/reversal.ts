import type { PublicReason } from '@lobi/core/contract';
import { house, type Posting, type Transfer } from './postings.ts';

/** A booked transfer, as far as its reversal needs it. */
type Booked = Pick<Transfer, 'kind' | 'currency' | 'params' | 'postings'> & { readonly id: string };

/** Parameters of the message to the owner of the wallet. */
interface MessageParams {
  readonly publicReason: PublicReason;
  readonly remark?: string;
}

/** Fields of a transfer except the reason of its booking, since a reversal has another reason. */
const factsOf = ({ reason: _, publicReason: __, remark: ___, ...facts }: Booked['params'] = {}) =>
  facts;

/**
 * The transfer that reverses another one. A wallet gives back what is available, and owes the rest to
 * `shortfall`; all other accounts give back the whole amount.
 * @param available available amount of each wallet, in minor units; none for wallets that gain
 * @source ours – example C
 */
export function reversalOf(
  booked: Booked,
  available: ReadonlyMap<string, bigint>,
  params: MessageParams,
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
    params: { ...factsOf(booked.params), corrects: booked.kind, ...params },
    postings: [...postings, { account: house('shortfall'), amount: -owed }].filter(
      ({ amount }) => amount !== 0n,
    ),
  };
}
