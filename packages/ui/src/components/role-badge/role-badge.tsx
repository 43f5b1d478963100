import {
  mdiAccountGroupOutline,
  mdiAccountOutline,
  mdiGavel,
  mdiShieldAccountOutline,
  mdiShieldCrownOutline,
} from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './role-badge.styles.ts';

/** The five roles. @source spec §6 */
export type RoleName = 'player' | 'agent' | 'admin' | 'superadmin' | 'declare';

interface RoleLook {
  readonly icon: string;
  readonly word: keyof KitMessages['money'];
}

const looks: Readonly<Record<RoleName, RoleLook>> = {
  player: { icon: mdiAccountOutline, word: 'rolePlayer' },
  agent: { icon: mdiAccountGroupOutline, word: 'roleAgent' },
  admin: { icon: mdiShieldAccountOutline, word: 'roleAdmin' },
  superadmin: { icon: mdiShieldCrownOutline, word: 'roleSuperadmin' },
  declare: { icon: mdiGavel, word: 'roleDeclare' },
};

/** Word of a role in the reader's language. */
export function roleWord(role: RoleName, messages: KitMessages): string {
  return messages.money[looks[role].word];
}

export interface RoleBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  value: RoleName;
}

/** A user's role as a drawing and a word. @example <RoleBadge value="agent" /> */
export const RoleBadge = forwardRef<HTMLSpanElement, RoleBadgeProps>(function RoleBadge(
  { value, className, ...rest },
  ref,
) {
  const messages = useMessages();
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('RoleBadge', 'root', className)}
      data-value={value}
    >
      <Icon path={looks[value].icon} size={16} />
      {roleWord(value, messages)}
    </S.Root>
  );
});
