export type { FrameBrand, NavGroup, NavItem } from './nav-item.ts';
