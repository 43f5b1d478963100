import { decideAccess, routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { BareLayout, Text } from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { brandMarks } from '../page/brand-marks.ts';
import { AccountMenu, NotificationBell } from './late.ts';
import { useOfficeNavigation } from './office-navigation.ts';
import { PageNotices } from './page-notices.tsx';
import { WalletInNavbar } from './wallet-in-navbar.tsx';

/** Screens that fill the page to its edges. */
const edgeToEdge: readonly (RouteName | undefined)[] = ['admin.transaction'];

/** A long name is cut before it pushes anything out of the head. */
const givesWay = { flex: '1 1 0', minInlineSize: 0 } as const;

/** Frame of the people who run the place: a rail, on a phone a menu, and the name of the page. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const { user } = useAuth();
  const rail = useOfficeNavigation();
  const { pathname } = useLocation();
  const name = routeNames.find((candidate) => matchPath(routeOf(candidate).path, pathname));
  return (
    <BareLayout
      brand={{ name: brand.name, href: '/game', mark: brandMarks[brand.theme] }}
      rail={rail}
      // The screen has the heading; this is where the eye finds it.
      start={
        name &&
        decideAccess(routeOf(name), user) === 'allow' && (
          <Text size="lg" weight="semibold" truncate aria-hidden="true" style={givesWay}>
            {t(`route.${name}`)}
          </Text>
        )
      }
      end={
        <>
          {user?.role === 'agent' && <WalletInNavbar />}
          <Suspense>
            <NotificationBell />
            <AccountMenu />
          </Suspense>
        </>
      }
      notices={<PageNotices />}
      width={edgeToEdge.includes(name) ? 'full' : 'lg'}
    >
      {children}
    </BareLayout>
  );
}
