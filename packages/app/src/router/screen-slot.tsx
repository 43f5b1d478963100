import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenLoading } from '../page/screen-loading.tsx';

/** Where the frame shows a screen: waits for its code and catches its failures. */
export function ScreenSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary page={pathname}>
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ScreenBoundary>
  );
}
