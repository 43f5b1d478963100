import { decideAccess } from '@lobi/core/routes';
import { pageAt, titleKey } from '../page/pages.ts';
import { useAuth } from '@lobi/core/react';
import { BareLayout, Show, Text } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { frameBrand } from '../page/brand-mark.tsx';
import { LazyPart } from '../page/lazy-part.tsx';
import { AccountMenu, NotificationBell } from './lazy-parts.ts';
import { useOfficeNavigation } from './office-navigation.ts';
import { Slot } from '../page/slot.tsx';
import { PageNotices } from './page-notices.tsx';
import { WalletInNavbar } from './wallet-in-navbar.tsx';

/** Screens that fill the page to its edges. */
const edgeToEdge: readonly string[] = ['admin.transaction'];

/** A long name wraps once and is truncated then, so that it does not overflow the header. */
const givesWay = { flex: '1 1 0', minInlineSize: 0 } as const;

const aboveScreen = { display: 'block', marginBlockEnd: 12 } as const;

/** Frame of the back office: a rail, on a phone a menu, and the name of the page. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { user } = useAuth();
  const rail = useOfficeNavigation();
  const { pathname } = useLocation();
  const page = pageAt(brand, pathname);
  const title = page && decideAccess(page.row, user) === 'allow' && t(titleKey(page.name));
  // On a phone, the header of an agent has no room for a wallet.
  const isBelow = user?.role === 'agent';
  return (
    <BareLayout
      brand={frameBrand(brand)}
      rail={rail}
      // The screen has the heading for assistive technology; this is the visible one.
      start={
        title && (
          <Show {...(isBelow && { above: 'sm' })}>
            <Text size="lg" weight="semibold" lines={2} aria-hidden="true" style={givesWay}>
              {title}
            </Text>
          </Show>
        )
      }
      end={
        <>
          <Slot name="navbar.end" user={user} />
          {user?.role === 'agent' && <WalletInNavbar />}
          <LazyPart>
            <NotificationBell />
          </LazyPart>
          <LazyPart>
            <AccountMenu />
          </LazyPart>
        </>
      }
      notices={
        <>
          <PageNotices />
          <Slot name="announcement" user={user} />
        </>
      }
      width={edgeToEdge.includes(page?.name ?? '') ? 'full' : 'lg'}
    >
      {title && isBelow && (
        <Show below="sm">
          <Text size="lg" weight="semibold" aria-hidden="true" style={aboveScreen}>
            {title}
          </Text>
        </Show>
      )}
      {children}
    </BareLayout>
  );
}
