import { Skeleton, UpdateBanner } from '@lobi/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import type { FairnessSheetProps } from './fairness-sheet.tsx';

/** In place of the sheet where its code is gone: a newer version was published. */
const SheetFailed = () => <UpdateBanner afterError onReload={() => location.reload()} />;

/** Seeds and their proof come when they are looked at; where they cannot, the game stays as it is. */
const FairnessSheet = lazy<ComponentType<FairnessSheetProps>>(async () => ({
  default: await import('./fairness-sheet.tsx').then(
    (module) => module.FairnessSheet,
    () => SheetFailed,
  ),
}));

/** The fairness sheet, fetched when it is first shown. */
export function LateFairness(props: FairnessSheetProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="320px" />}>
      <FairnessSheet {...props} />
    </Suspense>
  );
}
