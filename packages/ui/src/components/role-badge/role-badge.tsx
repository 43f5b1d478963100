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

/** Look of a role that may come from a newer server; `undefined` when it is not known. */
function roleLook(role: string): RoleLook | undefined {
  return Object.hasOwn(looks, role) ? looks[role as RoleName] : undefined;
}

/** Word of a role in the reader's language, with the level of an agent where it is known. */
export function roleWord(
  role: RoleName,
  { money }: KitMessages,
  level: number | null | undefined = null,
): string {
  const word = money[looks[role].word];
  return level === null ? word : fill(money.roleLevel, { role: word, level: String(level) });
}

export interface RoleBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  /** Other text is let through and shown as it is. */
  value: RoleName | (string & {});
  /** Depth of an agent in the tree: 1 for one without an agent above; nothing for others. */
  level?: number | null | undefined;
}

/**
 * A user's role as a drawing and a word. A role this version does not know keeps its own name.
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
      {look ? roleWord(value as RoleName, messages, level) : value}
    </S.Root>
  );
});
