import { useAuth } from '@lobi/core/react';
import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { notFound, screens } from '../screens/index.ts';
import { Guard } from './guard.tsx';
import { SessionReminder } from './late.ts';
import { ScreenSlot } from './screen-slot.tsx';
import { termsHash } from './terms-address.ts';
import { ShellFrame } from './shell-frame.tsx';

const BareFrame = lazy(async () => ({ default: (await import('./bare-frame.tsx')).BareFrame }));

function page(name: RouteName) {
  const { View } = screens[name] ?? notFound;
  return (
    <Route
      key={name}
      path={routeOf(name).path}
      element={
        <Guard name={name}>
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

const inFrame = (isBare: boolean) =>
  routeNames
    .filter((name) => routeOf(name).path !== '/' && (routeOf(name).layout === 'bare') === isBare)
    .map(page);

/** What every page of a player brings along, whatever its frame. */
function PlayerCompanion() {
  const { user } = useAuth();
  if (user?.role !== 'player') return null;
  return (
    <Suspense>
      <SessionReminder />
    </Suspense>
  );
}

/** The route table as routes, each behind the guard and inside its frame. */
export function AppRouter() {
  const slot = (
    <ScreenSlot>
      <Outlet />
    </ScreenSlot>
  );
  return (
    <>
      <Routes>
        <Route element={<ShellFrame>{slot}</ShellFrame>}>
          <Route path="/" element={<RootEntry />} />
          {inFrame(false)}
          <Route path="*" element={<notFound.View />} />
        </Route>
        <Route
          element={
            <Suspense>
              <BareFrame>{slot}</BareFrame>
            </Suspense>
          }
        >
          {inFrame(true)}
        </Route>
      </Routes>
      <PlayerCompanion />
    </>
  );
}
