import { Dialog as Base } from '@base-ui/react/dialog';
import { mdiClose } from '@mdi/js';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './dialog.styles.ts';

export interface DialogProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The second argument gives the reason and can cancel. */
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Button that opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons in the footer, the main one last. */
  actions?: ReactNode;
  /** Maximum width: 400, 520 or 760 px; default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Element that receives the focus on opening; default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
}

/** A task or a question over the page; Escape, the close button and a press outside close it. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  actions,
  size = 'md',
  initialFocus,
  className,
}: DialogProps) {
  const { portalRef, messages } = useKit();
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={portalRef}>
        <S.Backdrop className="lobi-Dialog-backdrop" />
        <S.Viewport>
          <S.Popup
            className={slotClass('Dialog', 'root', className)}
            data-size={size}
            initialFocus={initialFocus}
          >
            <S.Head>
              <S.Title className="lobi-Dialog-title">{title}</S.Title>
              <Base.Close render={<IconButton label={messages.base.close} path={mdiClose} />} />
            </S.Head>
            {description !== undefined && <S.Description>{description}</S.Description>}
            {children}
            {actions !== undefined && <S.Actions>{actions}</S.Actions>}
          </S.Popup>
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
