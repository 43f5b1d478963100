import { buildPath } from '@lobi/core/routes';
import { BareLayout } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { BlockingNotice } from './blocking-notice.tsx';
import { brandMarks } from '../page/brand-marks.ts';
import { LatePart } from '../page/late-part.tsx';
import { NotificationBell } from './late.ts';
import { OfficeFrame } from './office-frame.tsx';
import { PageNotices } from './page-notices.tsx';
import { SessionStrip } from './session-strip.tsx';
import { WalletInNavbar } from './wallet-in-navbar.tsx';

/** Head of the player area: the way back and the wallet. */
function PlayerFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { pathname } = useLocation();
  const home = buildPath('player.dashboard');
  const back =
    pathname === home
      ? { href: '/game', label: t('app.backToLobby') }
      : { href: home, label: t('route.player.dashboard') };
  return (
    <BareLayout
      brand={{ name: brand.name, href: '/game', mark: brandMarks[brand.theme] }}
      back={back}
      end={
        <>
          <WalletInNavbar />
          <LatePart>
            <NotificationBell />
          </LatePart>
        </>
      }
      notices={<PageNotices />}
    >
      <SessionStrip isEverywhere />
      {children}
    </BareLayout>
  );
}

/** Frame of the player, agent and admin areas. @source spec §2 – they render bare */
export function BareFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const Frame = pathname.startsWith('/player/') ? PlayerFrame : OfficeFrame;
  return (
    <>
      <Frame>{children}</Frame>
      <BlockingNotice />
    </>
  );
}
