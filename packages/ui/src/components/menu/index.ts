export type { MenuChoice, MenuGroup, MenuItem } from './menu-item.ts';
export { Menu, type MenuProps } from './menu.tsx';
