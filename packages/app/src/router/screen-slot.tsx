import { FailureBoundary } from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brokenPage } from '../page/broken-page.tsx';
import { ScreenLoading } from '../page/screen-loading.tsx';

/** Where the frame shows a screen: waits for its code and catches its failures. */
export function ScreenSlot({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <FailureBoundary page={pathname} fallback={brokenPage}>
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </FailureBoundary>
  );
}
