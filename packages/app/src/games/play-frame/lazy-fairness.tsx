import { FailureBoundary, lazyWithRetry, Skeleton } from '@lobi/ui';
import { Suspense } from 'react';
import { lostPart } from '../../page/lost-part.tsx';
import type { FairnessSheetProps } from './fairness-sheet.tsx';

/** Seeds and proof load on demand; if that fails, the game is not affected. */
const FairnessSheet = lazyWithRetry<FairnessSheetProps>(async () => ({
  default: (await import('./fairness-sheet.tsx')).FairnessSheet,
}));

/** The fairness sheet, loaded when it is first shown. */
export function LazyFairness(props: FairnessSheetProps) {
  return (
    <FailureBoundary fallback={lostPart}>
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <FairnessSheet {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
