import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import * as S from './drawer.styles.ts';
import type { SnapPoint } from './snap-point.ts';

interface DrawerHandleProps {
  points: readonly SnapPoint[] | undefined;
  current: SnapPoint | undefined;
  onSnapPointChange: (point: SnapPoint) => void;
}

/** The drag handle of a sheet. With several snap points, a press moves to the next. */
export function DrawerHandle({ points, current, onSnapPointChange }: DrawerHandleProps) {
  const { overlays } = useMessages();
  const largest = points?.at(-1);
  const smallest = points?.[0];
  if (largest === undefined || smallest === undefined || largest === smallest) return <S.Handle />;
  const isLargest = current === largest;
  return (
    <S.HandleButton
      type="button"
      className="lobi-Drawer-handle"
      aria-label={isLargest ? overlays.sheetCollapse : overlays.sheetExpand}
      onClick={() => onSnapPointChange(isLargest ? smallest : largest)}
    >
      <S.Handle />
    </S.HandleButton>
  );
}
