import { useAuth } from '@lobi/core/react';
import { late } from '@lobi/ui';
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
import { withAllWords } from '../i18n/all-words.ts';
import { useBrand } from '../config/brand-context.ts';
import type { Brand } from '../config/brand-schema.ts';
import type { Page } from '../config/own-parts.ts';
import { brandPages } from '../page/pages.ts';
import { notFound, screenOf, screens } from '../screens/index.ts';
import { Guard } from './guard.tsx';
import { NoPage } from './no-page.tsx';
import { PagePosition } from './page-position.tsx';
import { LatePart } from '../page/late-part.tsx';
import { NewsToasts, SessionReminder } from './late.ts';
import { RouteTitle } from './route-title.tsx';
import { ScreenSlot } from './screen-slot.tsx';
import { termsHash } from '../page/terms-address.ts';
import { ShellFrame } from './shell-frame.tsx';

const BareFrame = late(
  withAllWords(async () => ({ default: (await import('./bare-frame.tsx')).BareFrame })),
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

/** Both entries at `/`: the terms when a link asks for them, else the lobby. @source spec §2 */
function RootEntry() {
  const { hash } = useLocation();
  const { View: Terms } = screens.terms ?? notFound;
  return hash === termsHash ? <Terms /> : <Navigate to="/game" replace />;
}

const inFrame = (brand: Brand, isBare: boolean) =>
  brandPages(brand)
    .filter(({ row }) => row.path !== '/' && (row.layout === 'bare') === isBare)
    .map((page) => toRoute(brand, page));

/** Line breaks of every kind, which no pattern of the router takes for part of a path. */
const lineBreaks = /%0[ad]|%e2%80%a[89]/gi;

/** Where the page is, as a path that matches at least the page for addresses that do not exist. */
function useMatchedLocation(): Location {
  const location = useLocation();
  const pathname = location.pathname.replace(lineBreaks, '%20');
  return pathname === location.pathname ? location : { ...location, pathname };
}

/** Components on every page of a signed-in user, whatever its frame. */
function Companions() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <LatePart hasPlace={false}>
        <NewsToasts user={user} />
      </LatePart>
      {user.role === 'player' && (
        <LatePart hasPlace={false}>
          <SessionReminder />
        </LatePart>
      )}
    </>
  );
}

/** The route table as routes, each behind the guard and inside its frame. */
export function AppRouter() {
  const location = useMatchedLocation();
  // Asked here: routes that are given a location call every step one of the browser's buttons.
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
