import { ContextMenu as Base } from '@base-ui/react/context-menu';
import { forwardRef, type HTMLAttributes } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { MenuGroup } from '../menu/menu-item.ts';
import { MenuLines } from '../menu/menu-lines.tsx';
import { Popup } from '../menu/menu.styles.ts';
import { Area, Positioner } from './context-menu.styles.ts';

export interface ContextMenuProps extends HTMLAttributes<HTMLDivElement> {
  groups: readonly MenuGroup[];
  /** Opens the browser's menu instead; default false. */
  disabled?: boolean | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
}

/**
 * Context menu of its content: opened by the secondary mouse button, a long press, or the menu key. Only
 * a shortcut: every action must also be available elsewhere.
 */
export const ContextMenu = forwardRef<HTMLDivElement, ContextMenuProps>(function ContextMenu(
  { groups, disabled, open, onOpenChange, className, ...rest },
  ref,
) {
  const { portalRef } = useKit();
  return (
    <Base.Root disabled={disabled} open={open} onOpenChange={onOpenChange}>
      <Area {...rest} ref={ref} className={slotClass('ContextMenu', 'root', className)} />
      <Base.Portal container={portalRef}>
        <Positioner collisionPadding={8}>
          <Popup className="lobi-ContextMenu-popup">
            <MenuLines groups={groups} />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
});
