export { Menu, type MenuChoice, type MenuGroup, type MenuItem, type MenuProps } from './menu.tsx';
