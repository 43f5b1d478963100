import { BareLayout } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../config/brand-context.ts';
import { BlockingNotice } from './blocking-notice.tsx';
import { brandMarks } from './brand-marks.ts';
import { PageNotices } from './page-notices.tsx';
import { WalletInNavbar } from './wallet-in-navbar.tsx';

/** Frame of the player, agent and admin areas. @source spec §2 – they render bare */
export function BareFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <>
      <BareLayout
        brand={{ name: brand.name, href: '/game', mark: brandMarks[brand.theme] }}
        back={{ href: '/game', label: t('app.backToLobby') }}
        end={<WalletInNavbar />}
        notices={<PageNotices />}
      >
        {children}
      </BareLayout>
      <BlockingNotice />
    </>
  );
}
