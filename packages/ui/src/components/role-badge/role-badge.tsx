import {
  mdiAccountGroupOutline,
  mdiAccountOutline,
  mdiGavel,
  mdiHelpCircleOutline,
  mdiShieldAccountOutline,
  mdiShieldCrownOutline,
} from '@mdi/js';
import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { flag } from '../../primitives/flag.ts';
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

/** Icon and label of a role; `undefined` for an unknown role of a newer server. */
function roleLook(role: string): RoleLook | undefined {
  return Object.hasOwn(looks, role) ? looks[role as RoleName] : undefined;
}

/** Label of a role in the user's language, with the level of an agent if known. */
export function roleLabel(
  role: RoleName,
  { money }: KitMessages,
  level: number | null | undefined = null,
): string {
  const word = money[looks[role].word];
  return level === null ? word : fill(money.roleLevel, { role: word, level: String(level) });
}

export interface RoleBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  /** Unknown text is shown unchanged. */
  value: RoleName | (string & {});
  /** Depth of an agent in the tree, from 1; omitted for other roles. */
  level?: number | null | undefined;
}

/**
 * A user's role as an icon and a label. An unknown role is shown by its name.
 * @example <RoleBadge value="agent" />
 */
export const RoleBadge = forwardRef<HTMLSpanElement, RoleBadgeProps>(function RoleBadge(
  { value, level, className, ...rest },
  ref,
) {
  const messages = useMessages();
  const look = roleLook(value);
  return (
    <S.Root
      title={look ? undefined : fill(messages.display.roleUnknown, { value })}
      {...rest}
      ref={ref}
      className={slotClass('RoleBadge', 'root', className)}
      data-value={value}
      data-invalid={flag(look === undefined)}
    >
      <Icon path={look?.icon ?? mdiHelpCircleOutline} size={16} />
      {look ? roleLabel(value as RoleName, messages, level) : value}
    </S.Root>
  );
});
