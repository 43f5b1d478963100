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
  /** Above the groups. */
  head?: ReactNode;
  /** Below the groups, under a line: help for safer play, the language. */
  foot?: ReactNode;
  /** A narrow rail with drawings alone. Uncontrolled unless given. */
  collapsed?: boolean | undefined;
  defaultCollapsed?: boolean | undefined;
  /** Shows the button that folds it; with `defaultCollapsed` alone it is shown as well. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
}

/** Navigation beside the page, on wide pages. */
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
