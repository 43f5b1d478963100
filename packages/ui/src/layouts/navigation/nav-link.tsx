import { Icon } from '../../primitives/icon/icon.tsx';
import type { NavItem } from './nav-item.ts';
import { Badge, SideAnchor } from './navigation.styles.ts';

/** One line of a vertical navigation. */
export function NavLink({ item, onClick }: { item: NavItem; onClick?: (() => void) | undefined }) {
  const path = item.current ? (item.iconCurrent ?? item.icon) : item.icon;
  return (
    <SideAnchor
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      className="lobi-Frame-link"
      onClick={onClick}
    >
      {path !== undefined && <Icon path={path} />}
      {item.label}
      {item.badge !== undefined && <Badge>{item.badge}</Badge>}
    </SideAnchor>
  );
}
