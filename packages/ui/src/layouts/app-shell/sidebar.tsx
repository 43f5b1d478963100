import { mdiChevronDoubleLeft, mdiChevronDoubleRight } from '@mdi/js';
import { useState, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { NavLink } from '../navigation/nav-link.tsx';
import type { NavGroup } from '../navigation/nav-item.ts';
import * as S from './sidebar.styles.ts';

export interface SidebarProps {
  groups: readonly NavGroup[];
  /** Content above the groups. */
  head?: ReactNode;
  /** Content below the groups and a divider, e.g. help for safer play, or the language. */
  foot?: ReactNode;
  /** Whether it is a narrow rail with icons only. Uncontrolled if omitted. */
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  /** Shows the collapse button; setting only `defaultCollapsed` shows it too. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
}

/** Navigation beside the content, on wide pages. */
export function Sidebar({
  groups,
  head,
  foot,
  collapsed,
  defaultCollapsed,
  onCollapsedChange,
}: SidebarProps) {
  const { base, navigation } = useMessages();
  const [collapsedHere, setCollapsedHere] = useState(defaultCollapsed ?? false);
  const isRail = collapsed ?? collapsedHere;
  const canFold = defaultCollapsed !== undefined || onCollapsedChange !== undefined;
  return (
    <S.Root className="lobi-Sidebar-root" data-collapsed={flag(isRail)}>
      <S.Scroll aria-label={base.sideMenu}>
        {!isRail && head}
        {groups.map((group) => (
          <S.Group key={group.id}>
            {group.title !== undefined && !isRail && (
              <S.Title id={`lobi-side-${group.id}`}>{group.title}</S.Title>
            )}
            <ul
              {...(group.title !== undefined &&
                (isRail
                  ? { 'aria-label': group.title }
                  : { 'aria-labelledby': `lobi-side-${group.id}` }))}
            >
              {group.items.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} compact={isRail} />
                </li>
              ))}
            </ul>
          </S.Group>
        ))}
        {foot !== undefined && !isRail && <S.Foot>{foot}</S.Foot>}
        {canFold && (
          <S.Fold>
            <IconButton
              label={isRail ? navigation.sidebarExpand : navigation.sidebarCollapse}
              aria-expanded={!isRail}
              path={isRail ? mdiChevronDoubleRight : mdiChevronDoubleLeft}
              flip
              onClick={() => {
                setCollapsedHere(!isRail);
                onCollapsedChange?.(!isRail);
              }}
            />
          </S.Fold>
        )}
      </S.Scroll>
    </S.Root>
  );
}
