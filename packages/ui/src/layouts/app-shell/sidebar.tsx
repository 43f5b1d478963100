import type { ReactNode } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { NavLink } from '../navigation/nav-link.tsx';
import type { NavGroup } from '../navigation/nav-item.ts';
import * as S from './sidebar.styles.ts';

export interface SidebarProps {
  groups: readonly NavGroup[];
  /** Below the groups, under a line: help for safer play, the language. */
  foot?: ReactNode;
}

/** Navigation beside the page, on wide pages. */
export function Sidebar({ groups, foot }: SidebarProps) {
  const { base } = useMessages();
  return (
    <S.Root className="lobi-Sidebar-root">
      <S.Scroll aria-label={base.sideMenu}>
        {groups.map((group) => (
          <S.Group key={group.id}>
            {group.title !== undefined && (
              <S.Title id={`lobi-side-${group.id}`}>{group.title}</S.Title>
            )}
            <ul aria-labelledby={group.title === undefined ? undefined : `lobi-side-${group.id}`}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} />
                </li>
              ))}
            </ul>
          </S.Group>
        ))}
        {foot !== undefined && <S.Foot>{foot}</S.Foot>}
      </S.Scroll>
    </S.Root>
  );
}
