import { useAuth } from '@lobi/core/react';
import { lazyWithRetry } from '@lobi/ui';
import { Suspense } from 'react';
import {
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { withAllTexts } from '../i18n/all-texts.ts';
import { useBrand } from '../config/brand-context.ts';
import type { Brand } from '../config/brand-schema.ts';
import type { Page } from '../config/own-parts.ts';
import { brandPages } from '../page/pages.ts';
import { notFound, screenOf, screens } from '../screens/index.ts';
import { Guard } from './guard.tsx';
import { NoPage } from './no-page.tsx';
import { PagePosition } from './page-position.tsx';
import { LazyPart } from '../page/lazy-part.tsx';
import { NewsToasts, SessionReminder } from './lazy-parts.ts';
import { RouteTitle } from './route-title.tsx';
import { ScreenSlot } from './screen-slot.tsx';
import { termsHash } from '../page/terms-address.ts';
import { ShellFrame } from './shell-frame.tsx';

const BareFrame = lazyWithRetry(
  withAllTexts(async () => ({ default: (await import('./bare-frame.tsx')).BareFrame })),
);

function toRoute(brand: Brand, { name, row }: Page) {
  const { View } = screenOf(brand, name);
  return (
    <Route
      key={name}
      path={row.path}
      element={
        <Guard route={row}>
          <View />
        </Guard>
      }
    />
  );
}

/** Both entries at `/`: the terms if a link requests them, else the lobby. @source spec §2 */
function RootEntry() {
  const { hash } = useLocation();
  const { View: Terms } = screens.terms ?? notFound;
  return hash === termsHash ? <Terms /> : <Navigate to="/game" replace />;
}

const inFrame = (brand: Brand, isBare: boolean) =>
  brandPages(brand)
    .filter(({ row }) => row.path !== '/' && (row.layout === 'bare') === isBare)
    .map((page) => toRoute(brand, page));

/** Line breaks of every kind, which the router's patterns do not match as part of a path. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/** The current location as a path that matches at least the not-found page. */
function useMatchedLocation(): Location {
  const location = useLocation();
  const pathname = location.pathname.replace(lineBreaks, '%20');
  return pathname === location.pathname ? location : { ...location, pathname };
}

/** Components on every page of a signed-in user, in any frame. */
function Companions() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <LazyPart occupiesSpace={false}>
        <NewsToasts user={user} />
      </LazyPart>
      {user.role === 'player' && (
        <LazyPart occupiesSpace={false}>
          <SessionReminder />
        </LazyPart>
      )}
    </>
  );
}

/** The route table as routes, each guarded and inside its frame. */
export function AppRouter() {
  const location = useMatchedLocation();
  // Determined here, because routes with an explicit location treat every navigation as a history
  // navigation.
  const isOwnStep = useNavigationType() !== 'POP';
  const brand = useBrand();
  const slot = (
    <ScreenSlot>
      <Outlet />
    </ScreenSlot>
  );
  return (
    <>
      <RouteTitle pathname={location.pathname} />
      <PagePosition />
      <Routes location={location}>
        <Route element={<ShellFrame>{slot}</ShellFrame>}>
          <Route path="/" element={<RootEntry />} />
          {inFrame(brand, false)}
          <Route path="*" element={<NoPage isOwnStep={isOwnStep} />} />
        </Route>
        <Route
          element={
            <Suspense>
              <BareFrame>{slot}</BareFrame>
            </Suspense>
          }
        >
          {inFrame(brand, true)}
        </Route>
      </Routes>
      <Companions />
    </>
  );
}
