import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FailureBanner } from '../../components/failure-banner/failure-banner.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FailureBoundary } from '../../primitives/lazy/failure-boundary.tsx';
import { lazyWithRetry } from '../../primitives/lazy/lazy-with-retry.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './lazy-sheet.styles.ts';

/** Creates a sheet whose code is loaded when it is first opened. */
export const lazySheet = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyWithRetry<Props>(async () => ({ default: await load() }));

/** Shown while a sheet is loading. */
function SheetLoading() {
  const { base } = useMessages();
  return (
    <S.Loading className="lobi-PlayFrame-loading">
      <div role="status" aria-busy="true">
        <VisuallyHidden>{base.loading}</VisuallyHidden>
        <Skeleton width="60%" height="28px" />
        <Skeleton height="160px" />
        <Skeleton width="30%" height="44px" />
      </div>
    </S.Loading>
  );
}

export interface LazySheetProps {
  isOpen: boolean;
  /** The sheet, from `lazySheet`. */
  children: ReactNode;
}

/**
 * Renders nothing until its sheet is first opened; afterwards the sheet, open or closed. If its code fails to
 * load, the game is not affected, and a message explains the reason and the next step.
 */
export function LazySheet({ isOpen, children }: LazySheetProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isOpen && !wasOpened) return null;
  return (
    <FailureBoundary
      fallback={(failure, retry) => <FailureBanner failure={failure} onRetry={retry} />}
    >
      <Suspense fallback={isOpen ? <SheetLoading /> : null}>{children}</Suspense>
    </FailureBoundary>
  );
}
