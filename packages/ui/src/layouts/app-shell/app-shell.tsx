import type { ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { SkipLink } from '../../primitives/skip-link/skip-link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { BottomBar, type BottomBarItem } from './bottom-bar.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Navbar, type NavbarProps } from './navbar.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import * as S from './app-shell.styles.ts';

export interface AppShellProps {
  /** `null` on bare pages, which have only the main area. */
  navbar: NavbarProps | null;
  /** `null` on pages without one, such as a game page. @source spec §2 – "no sidebar" */
  sidebar: SidebarProps | null;
  /** Shown below 960 px. @source spec §2 – on mobile only */
  bottomBar: readonly BottomBarItem[] | null;
  footer: FooterProps | null;
  /** Connection, update and other notices at the top of the main area. @source spec §2 */
  notices?: ReactNode;
  /** `flush` has no space above the content, for a stage that fills the width of a phone. */
  spacing?: 'normal' | 'flush' | undefined;
  /** Whether the page is loading; its space is reserved and the main area is marked as busy. */
  loading?: boolean | undefined;
  children?: ReactNode;
}

/** Target of the skip link. */
const mainId = 'main';

/**
 * The frame of ordinary pages: navbar, sidebar, main area, bottom bar and footer. CSS alone decides between
 * phone and desktop, so that the layout does not shift on load.
 * @source spec §2
 */
export function AppShell({
  navbar,
  sidebar,
  bottomBar,
  footer,
  notices,
  spacing = 'normal',
  loading = false,
  children,
}: AppShellProps) {
  const { base } = useMessages();
  return (
    <S.Root
      className="lobi-AppShell-root"
      data-bottom-bar={flag(bottomBar !== null)}
      data-spacing={spacing}
    >
      <SkipLink targetId={mainId} />
      {navbar && <Navbar {...navbar} />}
      <S.Frame data-sidebar={flag(sidebar !== null)}>
        {sidebar && <Sidebar {...sidebar} />}
        <S.Main
          id={mainId}
          tabIndex={-1}
          className="lobi-AppShell-main"
          aria-busy={loading || undefined}
        >
          {notices !== undefined && (
            <S.Notices aria-label={base.notices} className="lobi-AppShell-notices">
              {notices}
            </S.Notices>
          )}
          <S.Content className="lobi-AppShell-content" data-spacing={spacing}>
            {loading ? <PageSkeleton /> : children}
          </S.Content>
        </S.Main>
      </S.Frame>
      {footer && <Footer {...footer} />}
      {bottomBar && <BottomBar items={bottomBar} />}
    </S.Root>
  );
}

/** Placeholder for a page while loading: a title, an image, some lines. */
function PageSkeleton() {
  const { base } = useMessages();
  return (
    <S.Wait className="lobi-AppShell-skeleton">
      <VisuallyHidden role="status">{base.loading}</VisuallyHidden>
      <Skeleton width="min(280px, 60%)" height="36px" />
      <Skeleton shape="block" height="clamp(160px, 30vw, 320px)" />
      <Skeleton lines={4} height="20px" />
    </S.Wait>
  );
}
