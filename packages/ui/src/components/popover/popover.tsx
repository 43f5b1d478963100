import { Popover as Base } from '@base-ui/react/popover';
import { mdiClose } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { PopoverArrow } from './popover-arrow.tsx';
import * as S from './popover.styles.ts';

export interface PopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Button that opens it; the focus returns to it. */
  trigger: ReactElement;
  /** Title, which is its accessible name. Without it, set `aria-label`. */
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons in the footer, the main one last. */
  actions?: ReactNode;
  /** Shows a close button; default true with a title. */
  closable?: boolean | undefined;
  /** Preferred side of the trigger; it flips if there is not enough room. Default `bottom`. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** Default `center`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Maximum width: 240, 320 or 400 px; default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Traps the focus inside and makes the page behind inert; default false. */
  modal?: boolean | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The second argument gives the reason and can cancel. */
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
}

/**
 * A small pop-up next to its trigger: details, a few fields, one question. Escape and a press outside
 * close it.
 * @example <Popover trigger={<Button>Rincian</Button>} title="Biaya admin">…</Popover>
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    trigger,
    title,
    description,
    actions,
    closable = title !== undefined,
    side = 'bottom',
    align = 'center',
    size = 'md',
    modal = false,
    open,
    defaultOpen,
    onOpenChange,
    className,
    children,
    ...rest
  },
  ref,
) {
  const { portalRef, messages } = useKit();
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      modal={modal ? 'trap-focus' : false}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal container={portalRef}>
        <S.Positioner side={side} align={align} sideOffset={10} collisionPadding={8}>
          <S.Popup
            {...rest}
            ref={ref}
            className={slotClass('Popover', 'root', className)}
            data-size={size}
          >
            <PopoverArrow />
            {(title !== undefined || closable) && (
              <S.Head>
                {title !== undefined && <S.Title className="lobi-Popover-title">{title}</S.Title>}
                {closable && (
                  <Base.Close
                    render={<IconButton size="sm" label={messages.base.close} path={mdiClose} />}
                  />
                )}
              </S.Head>
            )}
            {description !== undefined && <S.Description>{description}</S.Description>}
            {children}
            {actions !== undefined && <S.Actions>{actions}</S.Actions>}
          </S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  );
});
