import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { BareLayout } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { BlockingNotice } from './blocking-notice.tsx';
import { frameBrand } from '../page/brand-mark.tsx';
import { LazyPart } from '../page/lazy-part.tsx';
import { NotificationBell } from './lazy-parts.ts';
import { OfficeFrame } from './office-frame.tsx';
import { Slot } from '../page/slot.tsx';
import { PageNotices } from './page-notices.tsx';
import { SessionStrip } from './session-strip.tsx';
import { WalletInNavbar } from './wallet-in-navbar.tsx';

/** Areas of staff and agents; pages of a brand have the header of the player area. */
const officeArea = /^\/(agent|admin)\//i;

/** Header of the player area: a back link and the wallet. */
function PlayerFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { pathname } = useLocation();
  const { user } = useAuth();
  const home = buildPath('player.dashboard');
  const back =
    pathname === home || user?.role !== 'player'
      ? { href: '/game', label: t('app.backToLobby') }
      : { href: home, label: t('route.player.dashboard') };
  return (
    <BareLayout
      brand={frameBrand(brand)}
      back={back}
      end={
        <>
          <Slot name="navbar.end" user={user} />
          <WalletInNavbar />
          <LazyPart>
            <NotificationBell />
          </LazyPart>
        </>
      }
      notices={
        <>
          <PageNotices />
          <Slot name="announcement" user={user} />
        </>
      }
    >
      <SessionStrip isEverywhere />
      {children}
    </BareLayout>
  );
}

/** Frame of the player, agent and admin areas. @source spec §2 – they render bare */
export function BareFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const Frame = officeArea.test(pathname) ? OfficeFrame : PlayerFrame;
  return (
    <>
      <Frame>{children}</Frame>
      <BlockingNotice />
    </>
  );
}
