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
import { forwardRef, type HTMLAttributes } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './ledger-kind.styles.ts';

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

export interface LedgerKindProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  value: LedgerKindName;
  /** Whether the entry is a credit: the icon is green. Debits are never red. */
  incoming?: boolean | undefined;
}

/** Kind of a ledger entry, as an icon and a label. */
export const LedgerKind = forwardRef<HTMLSpanElement, LedgerKindProps>(function LedgerKind(
  { value, incoming = false, className, ...rest },
  ref,
) {
  const { money } = useMessages();
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('LedgerKind', 'root', className)}
      data-value={value}
      data-direction={incoming ? 'in' : 'out'}
    >
      <Icon path={ledgerKindLooks[value].icon} size={16} />
      {money[ledgerKindLooks[value].word]}
    </S.Root>
  );
});
