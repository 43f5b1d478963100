import { buildPath } from '@lobi/core/routes';
import { useAuth, useNotice, useSettings } from '@lobi/core/react';
import { AppShell, Inline } from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import { BlockingNotice } from './blocking-notice.tsx';
import { frameBrand } from '../page/brand-mark.tsx';
import { isGame } from '../page/is-game.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LazyPart } from '../page/lazy-part.tsx';
import { AccountMenu, NotificationBell, SchemeMenu, TermsFrame } from './lazy-parts.ts';
import { PageNotices } from './page-notices.tsx';
import { SessionClock } from './session-clock.tsx';
import { SessionStrip } from './session-strip.tsx';
import { termsAddress, termsHash } from '../page/terms-address.ts';
import { Slot } from '../page/slot.tsx';
import { useNavigation } from '../page/use-navigation.ts';
import { WalletInNavbar } from './wallet-in-navbar.tsx';

const year = new Date().getFullYear();

/** Navbar, sidebar, main area, bottom bar, footer and notice around a screen. @source spec §2 */
export function ShellFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const brand = useBrand();
  const auth = useAuth();
  const settings = useSettings();
  const notice = useNotice();
  const { pathname, hash } = useLocation();
  const { groups, navbar, columns, bottomBar } = useNavigation();
  const { user } = auth;
  const { own } = brand;

  if (pathname === '/' && hash === termsHash && notice.open) {
    return (
      <Suspense>
        <TermsFrame>{children}</TermsFrame>
      </Suspense>
    );
  }

  const inGame = isGame(pathname);
  const schemeMenu = brand.schemes.length > 1 && (
    <LazyPart>
      <SchemeMenu />
    </LazyPart>
  );
  const isDemo = settings.status !== 'ready' || settings.settings.app.demo;
  return (
    <>
      <AppShell
        navbar={{
          brand: frameBrand(brand),
          back: inGame ? { href: '/game', label: t('route.game.index') } : undefined,
          session: auth.user ? <SessionClock /> : undefined,
          start: own && <own.NavbarLinks links={navbar} />,
          end: (
            <>
              <Slot name="navbar.end" user={user} />
              <WalletInNavbar />
              {auth.user && (
                <LazyPart>
                  <NotificationBell />
                </LazyPart>
              )}
            </>
          ),
          account: auth.user ? (
            <LazyPart>
              <AccountMenu />
            </LazyPart>
          ) : undefined,
        }}
        sidebar={
          inGame
            ? null
            : {
                groups,
                head: <Slot name="sidebar.top" user={user} />,
                foot: (
                  <>
                    <LanguageChoice />
                    {schemeMenu}
                    <Slot name="sidebar.bottom" user={user} />
                  </>
                ),
              }
        }
        bottomBar={bottomBar}
        footer={{
          head: <Slot name="footer.top" user={user} />,
          columns: [
            {
              title: t('nav.group.play'),
              links: [{ href: '/game', label: t('route.game.index') }],
            },
            {
              title: t('footer.help'),
              links: [
                ...(auth.user?.role === 'player'
                  ? [
                      {
                        href: buildPath('limit.index', { userId: auth.user.id }),
                        label: t('footer.responsible'),
                      },
                    ]
                  : []),
                { href: buildPath('fairness.show'), label: t('route.fairness.show') },
                { href: termsAddress, label: t('route.terms') },
              ],
            },
            ...columns,
          ],
          licences: own?.licences,
          payments: own?.payments.shown,
          minAge: brand.minimumAge,
          demo: isDemo,
          legal: (
            <Inline gap={4}>
              {`© ${year} ${own?.legal ?? brand.name}`}
              <LanguageChoice />
              {schemeMenu}
            </Inline>
          ),
        }}
        notices={
          <>
            <PageNotices />
            <Slot name="announcement" user={user} />
          </>
        }
        spacing={inGame ? 'flush' : 'normal'}
      >
        {!inGame && <SessionStrip />}
        {children}
      </AppShell>
      <BlockingNotice />
    </>
  );
}
