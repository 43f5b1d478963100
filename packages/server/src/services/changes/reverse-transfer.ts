import {
  AppError,
  changeReasons,
  formatMoney,
  isReversible,
  isStaff,
  mayReverse,
  type ChangeParams,
} from '@lobi/core/contract';
import { mayManage } from '@lobi/core/rules';
import { reversalOf } from '../../domain/reversal.ts';
import { spendable } from '../../store/corrections.ts';
import type { Transaction } from '../../store/database.ts';
import { findEntry } from '../../store/ledger.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import {
  correctedOnce,
  findReversal,
  findTransfer,
  type TransferRecord,
} from '../../store/transfers.ts';
import { findWalletOwner, type UserRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toMessage, toMessageFacts, toMessageParams } from '../wire/to-message.ts';
import { requireVisibleWallet } from '../access/visibility.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

type Params = ChangeParams<'transfer.reverse'>;

/** A transfer that may be reversed, with the owners of its wallets. */
interface Reversible {
  readonly transfer: TransferRecord;
  /** Amount that the viewed wallet gained, in minor units. */
  readonly amount: bigint;
  readonly owner: UserRecord;
  readonly owners: readonly UserRecord[];
}

const walletsOf = ({ postings }: TransferRecord): string[] =>
  postings.flatMap(({ account }) => (account.kind === 'wallet' ? [account.id] : []));

/** Staff cannot reverse transfers of their own wallet, or of that of a user of the same rank. */
async function ownersFor(
  tx: Transaction,
  actor: Actor,
  transfer: TransferRecord,
): Promise<UserRecord[]> {
  const found = await Promise.all(walletsOf(transfer).map((id) => findWalletOwner(tx, id)));
  const owners = found.filter((owner) => owner !== undefined);
  if (!owners.every((owner) => mayManage(actor, owner))) throw new AppError('forbidden');
  return owners;
}

async function requireReversible(
  tx: Transaction,
  actor: Actor,
  { walletId, version }: Params,
): Promise<Reversible> {
  const owner = await requireVisibleWallet(tx, actor, walletId);
  const entry = await findEntry(tx, walletId, BigInt(version));
  const transfer = entry && (await findTransfer(tx, entry.transferId));
  if (!transfer) throw new AppError('not_found');
  if (!isReversible(transfer.kind)) throw new AppError('not_correctable');
  if (await findReversal(tx, walletId, transfer.id)) {
    throw new AppError('conflict', 'was taken back before');
  }
  return { transfer, amount: entry.amount, owner, owners: await ownersFor(tx, actor, transfer) };
}

const messageOf = (params: Params) =>
  toMessage(params, changeReasons['transfer.reverse'], 'params.');

/**
 * Reverses an erroneous transfer, once, by a new one. Errors: `not_found`, `forbidden`,
 * `not_correctable` for transfers that are corrected in another way, `conflict` when it was already
 * reversed.
 * @source ours
 */
export const reverseTransfer = (_deps: ServiceDeps): ChangeKind<Params> => ({
  findSubject: async (tx, { actor, params }) => {
    const { transfer, amount, owner, owners } = await requireReversible(tx, actor, params);
    if (!mayReverse(actor.role, transfer.kind)) throw new AppError('forbidden');
    return {
      id: transfer.id,
      name: owner.username,
      // A member of staff who sent or received the money may not decide about it either.
      personId: (owners.find(isStaff) ?? owner).id,
      facts: [
        ...fact('movement', transfer.kind, null),
        ...fact('amount', formatMoney(amount, transfer.currency), null),
        ...toMessageFacts(messageOf(params)),
      ],
    };
  },
  execute: async (tx, { actor, params, at }) => {
    const messageParams = toMessageParams(messageOf(params));
    const { transfer, owners } = await requireReversible(tx, actor, params);
    const walletIds = walletsOf(transfer);
    await lockWallets(tx, walletIds);
    const reversal = reversalOf(transfer, await spendable(tx, walletIds), messageParams);
    await postTransfers(tx, [reversal], at).catch((error: unknown) => {
      throw breaksConstraint(error, correctedOnce)
        ? new AppError('conflict', 'was taken back before', { cause: error })
        : error;
    });
    const { currency, postings } = transfer;
    const moved = (walletId: string): bigint =>
      postings.find(({ account }) => account.kind === 'wallet' && account.id === walletId)
        ?.amount ?? 0n;
    for (const { id: userId, walletId } of owners.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const amount = formatMoney(moved(walletId), currency);
      await notify(tx, {
        userId,
        kind: 'movement-corrected',
        params: { amount, currency, ...messageParams },
        subject: { kind: 'wallet', id: walletId },
        at,
      });
    }
    return {};
  },
});
