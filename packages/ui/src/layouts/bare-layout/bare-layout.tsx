import { mdiArrowLeft, mdiMenu } from '@mdi/js';
import { useState, type ReactNode } from 'react';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { SkipLink } from '../../primitives/skip-link/skip-link.tsx';
import { BrandLink } from '../navigation/brand-link.tsx';
import { NavLink } from '../navigation/nav-link.tsx';
import type { FrameBrand, NavItem } from '../navigation/nav-item.ts';
import * as S from './bare-layout.styles.ts';

export interface BareLayoutProps {
  brand: FrameBrand;
  /** Back link, before the brand. */
  back?: { href: string; label: string } | undefined;
  /** Content after the brand, e.g. the title of the page. */
  start?: ReactNode;
  /** Content at the end of the header, e.g. session, wallet and account. */
  end?: ReactNode;
  /** Compact rail of the back office; on a phone it is behind a button. */
  rail?: readonly NavItem[] | undefined;
  /** Notices at the top of the main area. */
  notices?: ReactNode;
  /** Width of the content: 720, 1032 or 1376 px; `full` has no padding. Default `md`. */
  width?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  children?: ReactNode;
}

const mainId = 'main';

/**
 * The frame of the player, agent and admin areas: no navbar, sidebar, bottom bar or footer of the lobby,
 * only a header with a back link.
 * @source spec §2 – paths containing /admin, /player or /agent render bare
 */
export function BareLayout({
  brand,
  back,
  start,
  end,
  rail,
  notices,
  width = 'md',
  children,
}: BareLayoutProps) {
  const { base } = useMessages();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <S.Root className="lobi-BareLayout-root" data-rail={rail ? '' : undefined}>
      <SkipLink targetId={mainId} />
      {rail && (
        <S.Rail aria-label={base.mainMenu} className="lobi-BareLayout-rail">
          <S.RailBrand>
            <BrandLink brand={brand} variant="mark" />
          </S.RailBrand>
          {rail.map((item) => (
            <S.RailLink
              key={item.href}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.icon !== undefined && (
                <S.RailIcon>
                  <Icon path={item.icon} />
                  {item.badge !== undefined && <S.RailBadge>{item.badge}</S.RailBadge>}
                </S.RailIcon>
              )}
              {item.label}
            </S.RailLink>
          ))}
        </S.Rail>
      )}
      <S.Column>
        <S.Head className="lobi-BareLayout-header">
          {rail && (
            <S.PhoneOnly>
              <Drawer
                side="start"
                title={brand.name}
                open={menuOpen}
                onOpenChange={setMenuOpen}
                trigger={<IconButton label={base.mainMenu} path={mdiMenu} iconSize={24} />}
              >
                <nav aria-label={base.mainMenu}>
                  {rail.map((item) => (
                    <NavLink key={item.href} item={item} onClick={() => setMenuOpen(false)} />
                  ))}
                </nav>
              </Drawer>
            </S.PhoneOnly>
          )}
          {back && (
            <IconButton
              label={back.label}
              path={mdiArrowLeft}
              iconSize={24}
              flip
              render={<KitLink href={back.href} />}
            />
          )}
          {!rail && (
            <S.Brand>
              <BrandLink brand={brand} />
            </S.Brand>
          )}
          {start}
          <S.End>{end}</S.End>
        </S.Head>
        <S.Main id={mainId} tabIndex={-1} className="lobi-BareLayout-main">
          {notices !== undefined && (
            <section aria-label={base.notices} className="lobi-BareLayout-notices">
              {notices}
            </section>
          )}
          <S.Content data-width={width}>{children}</S.Content>
        </S.Main>
      </S.Column>
    </S.Root>
  );
}
