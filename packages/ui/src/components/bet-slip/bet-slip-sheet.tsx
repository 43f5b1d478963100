import { numberFormat } from '@lobi/formats';
import type { ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { BottomSheet, type DrawerProps } from '../drawer/drawer.tsx';
import { BetSlip, type BetSlipProps } from './bet-slip.tsx';

export interface BetSlipSheetProps extends BetSlipProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: DrawerProps['onOpenChange'];
  /** Button that opens it, with the number of selections in its name. */
  trigger?: ReactElement | undefined;
}

/** The bet slip as a bottom sheet, for phones. Opened only by the player. */
export function BetSlipSheet({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  ...slip
}: BetSlipSheetProps) {
  const { locale, messages } = useKit();
  const count = numberFormat(locale).format(slip.selections.length);
  return (
    <BottomSheet
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={messages.play.slip}
      description={fill(messages.play.slipCount, { count })}
    >
      <BetSlip {...slip} />
    </BottomSheet>
  );
}
