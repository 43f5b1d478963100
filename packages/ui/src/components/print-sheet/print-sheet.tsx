import { mdiPrinterOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './print-sheet.styles.ts';

export interface PrintSheetProps extends HTMLAttributes<HTMLElement> {
  /** `receipt` is as wide as a till roll, `page` as the paper; default `page`. */
  paper?: 'page' | 'receipt' | undefined;
  /** Shows a button that prints; default true. */
  printable?: boolean | undefined;
  /** More to do, beside that button; never on paper. */
  actions?: ReactNode;
  /** In place of the browser's print dialog. */
  onPrint?: (() => void) | undefined;
}

/**
 * Printed part of a page: when the page is printed, this alone is, in black on white. One per page.
 * Mark what should stay off the paper with `data-print="hide"`; buttons do so automatically.
 * @example <PrintSheet paper="receipt"><Receipt transaction={transaction} /></PrintSheet>
 */
export const PrintSheet = forwardRef<HTMLElement, PrintSheetProps>(function PrintSheet(
  { paper = 'page', printable = true, actions, onPrint, className, children, ...rest },
  ref,
) {
  const { display } = useMessages();
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('PrintSheet', 'root', className)}
      data-paper={paper}
    >
      <S.PaperRules />
      {(printable || actions !== undefined) && (
        <S.Tools className="lobi-PrintSheet-tools">
          {actions}
          {printable && (
            <Button
              size="sm"
              variant="soft"
              iconStart={<Icon path={mdiPrinterOutline} size={16} />}
              onClick={() => (onPrint ? onPrint() : window.print())}
            >
              {display.print}
            </Button>
          )}
        </S.Tools>
      )}
      {children}
    </S.Root>
  );
});
