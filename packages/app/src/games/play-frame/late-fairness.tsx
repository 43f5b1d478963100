import { FailureBoundary, late, Skeleton } from '@lobi/ui';
import { Suspense } from 'react';
import { lostPart } from '../../page/lost-part.tsx';
import type { FairnessSheetProps } from './fairness-sheet.tsx';

/** Seeds and their proof come when they are looked at; where they cannot, the game stays as it is. */
const FairnessSheet = late<FairnessSheetProps>(async () => ({
  default: (await import('./fairness-sheet.tsx')).FairnessSheet,
}));

/** The fairness sheet, fetched when it is first shown. */
export function LateFairness(props: FairnessSheetProps) {
  return (
    <FailureBoundary fallback={lostPart}>
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <FairnessSheet {...props} />
      </Suspense>
    </FailureBoundary>
  );
}
