import { mdiEyeOutline } from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { roleLabel, type RoleName } from '../role-badge/role-badge.tsx';
import * as S from './role-switcher-note.styles.ts';

export interface RoleSwitcherNoteProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'role'
> {
  /** Role for which the pages are shown. By default nothing is shown. */
  value?: RoleName | null | undefined;
  /** Returns to the user's own role. */
  onLeave?: (() => void) | undefined;
}

/** Note for a member of staff that the pages are shown as for another role. */
export const RoleSwitcherNote = forwardRef<HTMLDivElement, RoleSwitcherNoteProps>(
  function RoleSwitcherNote({ value = null, onLeave, className, ...rest }, ref) {
    const messages = useMessages();
    const { navigation } = messages;
    if (value === null) return null;
    return (
      <S.Root
        role="status"
        {...rest}
        ref={ref}
        className={slotClass('RoleSwitcherNote', 'root', className)}
      >
        <Icon path={mdiEyeOutline} />
        <span>{fill(navigation.viewAs, { role: roleLabel(value, messages) })}</span>
        {onLeave && (
          <Button size="sm" variant="soft" tone="warning" onClick={onLeave}>
            {navigation.viewAsLeave}
          </Button>
        )}
      </S.Root>
    );
  },
);
