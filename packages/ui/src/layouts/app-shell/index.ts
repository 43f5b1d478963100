export { AppShell, type AppShellProps } from './app-shell.tsx';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './bottom-bar.tsx';
export { Footer, type FooterColumn, type FooterLicence, type FooterProps } from './footer.tsx';
export { Navbar, type NavbarProps } from './navbar.tsx';
export { Sidebar, type SidebarProps } from './sidebar.tsx';
