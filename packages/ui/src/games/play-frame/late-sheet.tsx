import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FailureBanner } from '../../components/failure-banner/failure-banner.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { FailureBoundary } from '../../primitives/late/failure-boundary.tsx';
import { late } from '../../primitives/late/late.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as S from './late-sheet.styles.ts';

/** A sheet whose code is fetched when it is first opened. */
export const lateSheet = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => late<Props>(async () => ({ default: await load() }));

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

export interface LateSheetProps {
  isOpen: boolean;
  /** The sheet, from `lateSheet`. */
  children: ReactNode;
}

/**
 * Nothing until its sheet is first opened; from then on the sheet, open or not. Where its code does
 * not come the game stays as it is, and a sentence says why and what to do.
 */
export function LateSheet({ isOpen, children }: LateSheetProps) {
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
