import type { ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { SkipLink } from '../../primitives/skip-link/skip-link.tsx';
import { BottomBar, type BottomBarItem } from './bottom-bar.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Navbar, type NavbarProps } from './navbar.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import * as S from './app-shell.styles.ts';

export interface AppShellProps {
  navbar: NavbarProps;
  /** `null` on pages without one, such as the view of a game. @source spec §2 – "no sidebar" */
  sidebar: SidebarProps | null;
  /** Shown below 960 px. @source spec §2 – on mobile only */
  bottomBar: readonly BottomBarItem[] | null;
  footer: FooterProps | null;
  /** Connection, update and other notices at the head of the main area. @source spec §2 */
  notices?: ReactNode;
  /** `flush` has no space above the content, for a stage that fills the width of a phone. */
  spacing?: 'normal' | 'flush' | undefined;
  children?: ReactNode;
}

/** Where the skip link leads. */
const mainId = 'main';

/**
 * The frame of every page that is not bare: navbar, sidebar, main area, bottom bar and footer.
 * Phone or desktop is decided by style sheets alone, so nothing jumps when the page starts.
 * @source spec §2
 */
export function AppShell({
  navbar,
  sidebar,
  bottomBar,
  footer,
  notices,
  spacing = 'normal',
  children,
}: AppShellProps) {
  const { base } = useMessages();
  return (
    <S.Root className="lobi-AppShell-root" data-bottom-bar={flag(bottomBar !== null)}>
      <SkipLink targetId={mainId} />
      <Navbar {...navbar} />
      <S.Frame data-sidebar={flag(sidebar !== null)}>
        {sidebar && <Sidebar {...sidebar} />}
        <S.Main id={mainId} tabIndex={-1} className="lobi-AppShell-main">
          {notices !== undefined && (
            <S.Notices aria-label={base.notices} className="lobi-AppShell-notices">
              {notices}
            </S.Notices>
          )}
          <S.Content className="lobi-AppShell-content" data-spacing={spacing}>
            {children}
          </S.Content>
        </S.Main>
      </S.Frame>
      {footer && <Footer {...footer} />}
      {bottomBar && <BottomBar items={bottomBar} />}
    </S.Root>
  );
}
