import { forwardRef, type HTMLAttributes } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { ledgerKindLooks, type LedgerKindName } from './ledger-kind-looks.ts';
import * as S from './ledger-kind.styles.ts';

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
