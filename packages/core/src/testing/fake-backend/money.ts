import type { PublicMessage } from '../../contract/public-reasons.ts';
import { AppError } from '../../contract/error-codes.ts';
import { formatMoney, parseMoney } from '../../contract/money.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import type { LedgerKind } from '../../contract/statuses.ts';
import { requireFound, type World } from './world.ts';
import type { TranslatableText } from './translatable-text.ts';

/** Parses an amount; rejects any other text. */
export function minorOf(amount: string): bigint {
  const minor = parseMoney(amount, 'IDR');
  if (minor === undefined) throw new AppError('validation', `${amount} is not an amount`);
  return minor;
}

/** Parses an amount that moves money; rejects zero. Throws `amount_below_minimum`. */
export function amountOf(amount: string): bigint {
  const minor = parseMoney(amount, 'IDR');
  if (minor === undefined || minor <= 0n)
    throw new AppError('amount_below_minimum', undefined, { params: { min: '1' } });
  return minor;
}

/** Writes minor units as a wire amount. */
export function wireOf(minor: bigint): string {
  return formatMoney(minor, 'IDR');
}

/** Kinds by which an owner takes money out of a wallet. */
const takenByOwners: readonly LedgerKind[] = ['bet', 'withdraw', 'cash-in', 'cash-out'];

/** Asserts that the owner may take money out: not from a frozen wallet. Throws `wallet_frozen`. */
function checkFree(world: World, walletId: string): void {
  const owner = [...world.users.values()].find(({ wallet }) => wallet.id === walletId);
  if (owner?.freeze) throw new AppError('wallet_frozen');
}

/** One movement of a wallet. `fromHold` was held for it before. */
export interface Movement {
  readonly kind: LedgerKind;
  readonly amount: bigint;
  readonly text: TranslatableText;
  readonly reference: string;
  readonly fromHold?: bigint;
  /** Entry of the wallet that this one reverses. */
  readonly corrects?: string;
  /** Message of the user who corrected it. */
  readonly message?: PublicMessage;
}

function save(world: World, before: Wallet, balance: bigint, held: bigint): Wallet {
  if (balance - held < 0n) throw new AppError('insufficient_funds');
  const after: Wallet = {
    ...before,
    balance: wireOf(balance),
    held: wireOf(held),
    available: wireOf(balance - held),
    version: before.version + 1,
  };
  world.wallets.set(after.id, after);
  return after;
}

/** Posts one entry to a wallet, and publishes the wallet. Rejects a negative balance. */
export function post(world: World, walletId: string, movement: Movement): Wallet {
  const { kind, amount, text, reference, fromHold = 0n, corrects, message } = movement;
  const before = requireFound(world.wallets.get(walletId));
  if (amount < 0n && takenByOwners.includes(kind)) checkFree(world, walletId);
  const held = minorOf(before.held) - fromHold;
  const after = save(world, before, minorOf(before.balance) + amount, held);
  world.ledger.get(walletId)?.unshift({
    id: world.nextId('entry'),
    kind,
    text,
    status: 'posted',
    amount: wireOf(amount),
    balanceBefore: before.balance,
    balanceAfter: after.balance,
    currency: after.currency,
    version: after.version,
    reference,
    createdAt: world.timeNow(),
    ...(corrects !== undefined && { corrects }),
    ...(message && { message }),
  });
  world.announce.wallet(after);
  return after;
}

/** Holds money of a wallet, or releases it when negative; publishes the wallet. */
export function holdFunds(world: World, walletId: string, amount: bigint): void {
  const before = requireFound(world.wallets.get(walletId));
  if (amount > 0n) checkFree(world, walletId);
  const held = minorOf(before.held) + amount;
  world.announce.wallet(save(world, before, minorOf(before.balance), held));
}
