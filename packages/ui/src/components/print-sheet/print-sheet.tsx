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
  /** Shows a print button; default true. */
  printable?: boolean | undefined;
  /** Additional controls beside that button; never printed. */
  actions?: ReactNode;
  /** Replaces the browser's print dialog. */
  onPrint?: (() => void) | undefined;
}

/**
 * The only printed part of its page, in black on white. Use one per page. Mark parts to hide in print with
 * `data-print="hide"`; buttons are hidden automatically.
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
