import {
  AppError,
  changeReasons,
  formatMoney,
  type ChangeParams,
  type ChangeRequestKind,
  refusedField,
} from '@lobi/core/contract';
import { floatHolders, mayManage } from '@lobi/core/rules';
import { house, move, wallet } from '../../domain/postings.ts';
import { readAmount } from '../../domain/stake.ts';
import type { Transaction } from '../../store/database.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { postTransfers } from '../../store/post-transfers.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toMessage, toMessageFacts, toMessageParams } from '../wire/to-message.ts';
import { requireVisibleWallet } from '../access/visibility.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

type FloatKind = Extract<ChangeRequestKind, `float.${string}`>;
type Params = ChangeParams<FloatKind>;

/** Direction in which each kind moves money between the outside world and a wallet. */
const ways = {
  'float.mint': { kind: 'mint', sign: 1n },
  'float.burn': { kind: 'burn', sign: -1n },
} as const satisfies Record<FloatKind, object>;

/** Returns the wallet in the version that was seen, so that a request is not executed twice. */
async function requireFloat(tx: Transaction, actor: Actor, { walletId, version, amount }: Params) {
  const owner = await requireVisibleWallet(tx, actor, walletId);
  if (!mayManage(actor, owner)) throw new AppError('forbidden');
  if (!floatHolders.includes(owner.role))
    throw refusedField('params.walletId', 'validation.choice');
  if (owner.version !== BigInt(version)) throw new AppError('conflict', 'moved since');
  const minor = readAmount(amount, owner.currency);
  return { owner, minor };
}

/**
 * Mints float, or burns it. Errors: `not_found`, `forbidden`, `validation` on `params.walletId` and
 * `amount`, `conflict`, `insufficient_funds`.
 * @source ours – only a superadmin makes money; everyone else moves it
 */
export const moveFloat = (_deps: ServiceDeps, name: FloatKind): ChangeKind<Params> => {
  const { kind, sign } = ways[name];
  const messageOf = (params: Params) => toMessage(params, changeReasons[name], 'params.');
  return {
    findSubject: async (tx, { actor, params }) => {
      const { owner, minor } = await requireFloat(tx, actor, params);
      const { walletId, currency, balance, held } = owner;
      if (sign < 0n && minor > balance - held) throw new AppError('insufficient_funds');
      const after = formatMoney(balance + sign * minor, currency);
      const facts = [
        ...fact('balance', formatMoney(balance, currency), after),
        ...toMessageFacts(messageOf(params)),
      ];
      return { id: walletId, name: owner.username, personId: owner.id, facts };
    },
    execute: async (tx, { actor, params, at }) => {
      const messageParams = toMessageParams(messageOf(params));
      await lockWallets(tx, [params.walletId]);
      const { owner, minor } = await requireFloat(tx, actor, params);
      const { id: userId, walletId, currency } = owner;
      await postTransfers(
        tx,
        [
          move(house('genesis'), wallet(walletId), sign * minor, {
            kind,
            currency,
            reference: walletId,
            params: messageParams,
          }),
        ],
        at,
      );
      await notify(tx, {
        userId,
        kind: 'float-changed',
        params: { amount: formatMoney(sign * minor, currency), currency, ...messageParams },
        subject: { kind: 'wallet', id: walletId },
        at,
      });
      return {};
    },
  };
};
