import { mdiLockOutline } from '@mdi/js';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { TooltipProps } from '../../primitives/tooltip/tooltip.tsx';
import type { NavItem } from './nav-item.ts';
import { Badge, Label, LockedLine, SideAnchor } from './navigation.styles.ts';

/** The link works without the tooltip's code; screen readers use its label. */
const NoTooltip = ({ children }: TooltipProps): ReactNode => children;

/** Only a rail has tooltips; their positioning code is not loaded otherwise. */
const Tooltip = lazy<ComponentType<TooltipProps>>(async () => ({
  default: await import('../../primitives/tooltip/tooltip.tsx').then(
    (module) => module.Tooltip,
    () => NoTooltip,
  ),
}));

interface NavLinkProps {
  item: NavItem;
  /** Icon only; the label becomes a tooltip. */
  compact?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** One item of a vertical navigation. */
export function NavLink({ item, compact = false, onClick }: NavLinkProps) {
  const { navigation } = useMessages();
  const path = item.current ? (item.iconCurrent ?? item.icon) : item.icon;
  const inside = (
    <>
      {path !== undefined && <Icon path={path} />}
      <Label>{item.label}</Label>
      {item.badge !== undefined && !item.locked && <Badge>{item.badge}</Badge>}
    </>
  );
  if (item.locked) {
    return (
      <LockedLine className="lobi-Frame-locked" data-compact={flag(compact)}>
        {inside}
        <Icon path={mdiLockOutline} size={16} />
        <VisuallyHidden>, {navigation.locked}</VisuallyHidden>
      </LockedLine>
    );
  }
  const link = (
    <SideAnchor
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      className="lobi-Frame-link"
      onClick={onClick}
      data-compact={flag(compact)}
    >
      {inside}
    </SideAnchor>
  );
  return compact ? (
    <Suspense fallback={link}>
      <Tooltip content={item.label} side="inline-end" delay={100}>
        {link}
      </Tooltip>
    </Suspense>
  ) : (
    link
  );
}
