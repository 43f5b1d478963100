import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { BrandLink } from '../navigation/brand-link.tsx';
import type { FrameBrand } from '../navigation/nav-item.ts';
import * as S from './navbar.styles.ts';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

export interface NavbarProps {
  brand: FrameBrand;
  /** Back link beside the brand, on wide pages; for pages without a sidebar. */
  back?: { href: string; label: string } | undefined;
  /** Content after the brand. */
  start?: ReactNode;
  /** Content in the middle, on wide pages: search, categories. */
  center?: ReactNode;
  /** Whether it is sticky; default true. */
  sticky?: boolean | undefined;
  /** Hides while scrolling down and shows while scrolling up; default false. */
  hideOnScroll?: boolean | undefined;
  /** Session clock; on wide pages only, phones show it in the page. */
  session?: ReactNode;
  /** Wallet, notifications, or links for guests; always shown. */
  end?: ReactNode;
  /** Menu of the account; on wide pages only, phones reach it in the bottom bar. */
  account?: ReactNode;
}

/** The bar at the top of the page, sticky by default. */
export function Navbar({
  brand,
  back,
  start,
  center,
  sticky = true,
  hideOnScroll = false,
  session,
  end,
  account,
}: NavbarProps) {
  const hidden = useHiddenOnScroll(sticky && hideOnScroll);
  return (
    <S.Root className="lobi-Navbar-root" data-sticky={flag(sticky)} data-hidden={flag(hidden)}>
      <BrandLink brand={brand} />
      {back && (
        <S.Back>
          <Button
            variant="ghost"
            iconStart={<Icon path={mdiArrowLeft} flip />}
            render={<KitLink href={back.href} />}
          >
            {back.label}
          </Button>
        </S.Back>
      )}
      {start}
      {center !== undefined && <S.Center className="lobi-Navbar-center">{center}</S.Center>}
      <S.End className="lobi-Navbar-end">
        {session !== undefined && <S.Session>{session}</S.Session>}
        {end}
        {account !== undefined && <S.Account>{account}</S.Account>}
      </S.End>
    </S.Root>
  );
}
