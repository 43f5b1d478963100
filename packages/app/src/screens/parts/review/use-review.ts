import {
  formatMoney,
  parseMoney,
  type Proof,
  type Transaction,
  type TransactionDetail,
} from '@lobi/core/contract';
import { useEntity, useList, type EntityController } from '@lobi/core/react/lists';
import { useEffect, useRef } from 'react';
import { walletOf } from './to-review-item.ts';

/** Number of other transactions of the owner shown to a reviewer. */
const pastRows = 4;

/** Facts for the decision about one request, as far as loaded. */
export interface Review {
  readonly detail: EntityController<TransactionDetail>;
  /** Picture of the transfer as an address; `null` without one. */
  readonly proof: { readonly src: string; readonly uploadedAt: string } | null | undefined;
  /** Other transactions of the wallet, newest first. */
  readonly history: readonly Transaction[] | undefined;
  /** Balance of the wallet now, and after approval. */
  readonly balance: { readonly before: string; readonly after: string } | undefined;
}

/**
 * Returns the balance of the wallet after approval: a deposit is added net, a withdrawal is
 * subtracted in full.
 */
export function balanceAfter(
  { type, amount, net, currency }: Transaction,
  before: string,
): string | undefined {
  const arrives = type === 'deposit' || type === 'cash-in';
  const balanceBefore = parseMoney(before, currency);
  const change = parseMoney(arrives ? net : amount, currency);
  if (balanceBefore === undefined || change === undefined) return undefined;
  return formatMoney(arrives ? balanceBefore + change : balanceBefore - change, currency);
}

/** Reads a request with proof, wallet and history. @param transactionId `null` while none is open */
export function useReview(transactionId: string | null): Review {
  const params = transactionId === null ? null : { transactionId };
  const detail = useEntity('transaction.show', params);
  const shown = detail.status === 'ready' ? detail.entity : null;
  const walletId = shown && walletOf(shown);
  const wallet = useEntity('wallet.show', walletId ? { walletId } : null);
  const past = useList('transaction.list', walletId ? { walletId } : null, {
    perPage: pastRows + 1,
  });
  const picture = useEntity('transaction.proof.show', shown?.proof ? params : null);
  useNewPicture(transactionId, shown?.proof?.uploadedAt, picture);

  const isDecided = shown?.status === 'completed' || shown?.status === 'rejected';
  const before = wallet.status === 'ready' && !isDecided ? wallet.entity.balance : undefined;
  const after = shown && before !== undefined ? balanceAfter(shown, before) : undefined;
  return {
    detail,
    proof: proofOf(shown, picture),
    history:
      past.status === 'ready'
        ? past.rows.filter(({ id }) => id !== transactionId).slice(0, pastRows)
        : undefined,
    balance: before !== undefined && after !== undefined ? { before, after } : undefined,
  };
}

/** Reloads the picture when its owner has replaced it meanwhile. */
function useNewPicture(
  transactionId: string | null,
  uploadedAt: string | undefined,
  { status, ...picture }: EntityController<Proof>,
): void {
  const seen = useRef<{ readonly transactionId: string | null; readonly uploadedAt: string }>(null);
  const refresh = 'refresh' in picture ? picture.refresh : undefined;
  useEffect(() => {
    if (uploadedAt === undefined || status === 'loading') return;
    const before = seen.current;
    seen.current = { transactionId, uploadedAt };
    if (before?.transactionId === transactionId && before.uploadedAt !== uploadedAt) refresh?.();
  }, [transactionId, uploadedAt, status, refresh]);
}

function proofOf(
  shown: TransactionDetail | null,
  picture: EntityController<Proof>,
): Review['proof'] {
  if (!shown || shown.type !== 'deposit') return undefined;
  if (!shown.proof) return null;
  if (picture.status !== 'ready') return undefined;
  const { type, data } = picture.entity;
  return { src: `data:${type};base64,${data}`, uploadedAt: shown.proof.uploadedAt };
}
