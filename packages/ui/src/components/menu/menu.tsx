import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { MenuChoice, MenuGroup } from './menu-item.ts';
import { MenuChoiceLines, MenuLines } from './menu-lines.tsx';
import * as S from './menu.styles.ts';

export type { MenuChoice, MenuGroup, MenuItem } from './menu-item.ts';

export interface MenuProps {
  /** Button that opens it. */
  trigger: ReactElement;
  groups?: readonly MenuGroup[] | undefined;
  /** Shown above the groups. */
  choice?: MenuChoice | undefined;
  /** Shown at the top, e.g. the account. */
  header?: ReactNode;
  /** Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  className?: string | undefined;
}

/** A list of actions or links behind a button; arrow keys and typing move in it. */
export function Menu({
  trigger,
  groups = [],
  choice,
  header,
  align = 'end',
  open,
  defaultOpen,
  onOpenChange,
  className,
}: MenuProps) {
  const { portalRef } = useKit();
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={portalRef}>
        <S.Positioner align={align} sideOffset={8} collisionPadding={8}>
          <S.Popup className={slotClass('Menu', 'root', className)}>
            {header !== undefined && <S.Header role="presentation">{header}</S.Header>}
            {choice && <MenuChoiceLines choice={choice} />}
            {choice && groups.length > 0 && <S.Separator />}
            <MenuLines groups={groups} />
          </S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
