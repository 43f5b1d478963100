import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { screens } from '../screens/index.ts';
import { Guard } from './guard.tsx';
import { ScreenSlot } from './screen-slot.tsx';
import { termsHash } from './terms-address.ts';
import { ShellFrame } from './shell-frame.tsx';

const BareFrame = lazy(async () => ({ default: (await import('./bare-frame.tsx')).BareFrame }));

const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/error-404.tsx')).Error404Screen,
}));

const screenOf = (name: RouteName): ComponentType =>
  (screens as Partial<Record<RouteName, ComponentType>>)[name] ?? NotFoundScreen;

function page(name: RouteName) {
  const Screen = screenOf(name);
  return (
    <Route
      key={name}
      path={routeOf(name).path}
      element={
        <Guard name={name}>
          <Screen />
        </Guard>
      }
    />
  );
}

/** Both entries at `/`: the terms when a link asks for them, else the lobby. @source spec §2 */
function RootEntry() {
  const { hash } = useLocation();
  const Terms = screens.terms;
  return hash === termsHash ? <Terms /> : <Navigate to="/game" replace />;
}

const inFrame = (isBare: boolean) =>
  routeNames
    .filter((name) => routeOf(name).path !== '/' && (routeOf(name).layout === 'bare') === isBare)
    .map(page);

/** The route table as routes, each behind the guard and inside its frame. */
export function AppRouter() {
  const slot = (
    <ScreenSlot>
      <Outlet />
    </ScreenSlot>
  );
  return (
    <Routes>
      <Route element={<ShellFrame>{slot}</ShellFrame>}>
        <Route path="/" element={<RootEntry />} />
        {inFrame(false)}
        <Route path="*" element={<NotFoundScreen />} />
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
  );
}
