import {
  mdiArrowBottomLeft,
  mdiArrowTopRight,
  mdiBankMinus,
  mdiBankOutline,
  mdiCardsDiamondOutline,
  mdiGiftOutline,
  mdiHandCoinOutline,
  mdiPencilOutline,
  mdiSwapHorizontal,
  mdiTrophyOutline,
  mdiUndo,
  mdiWalletOutline,
} from '@mdi/js';
import type { KitMessages } from '../../messages/kit-messages.ts';

interface KindLook {
  readonly icon: string;
  readonly word: keyof KitMessages['money'];
}

/** Kinds of ledger entries, with icon and label. @source ours */
export const ledgerKindLooks = {
  opening: { icon: mdiWalletOutline, word: 'ledgerKindOpening' },
  welcome: { icon: mdiGiftOutline, word: 'ledgerKindWelcome' },
  mint: { icon: mdiBankOutline, word: 'ledgerKindMint' },
  burn: { icon: mdiBankMinus, word: 'ledgerKindBurn' },
  deposit: { icon: mdiArrowBottomLeft, word: 'ledgerKindDeposit' },
  withdraw: { icon: mdiArrowTopRight, word: 'ledgerKindWithdraw' },
  'cash-in': { icon: mdiSwapHorizontal, word: 'ledgerKindCashIn' },
  'cash-out': { icon: mdiSwapHorizontal, word: 'ledgerKindCashOut' },
  bet: { icon: mdiCardsDiamondOutline, word: 'ledgerKindBet' },
  payout: { icon: mdiTrophyOutline, word: 'ledgerKindPayout' },
  refund: { icon: mdiUndo, word: 'ledgerKindRefund' },
  earning: { icon: mdiHandCoinOutline, word: 'ledgerKindEarning' },
  correction: { icon: mdiPencilOutline, word: 'ledgerKindCorrection' },
} as const satisfies Record<string, KindLook>;

/** Kind of a ledger entry. */
export type LedgerKindName = keyof typeof ledgerKindLooks;
