import { Drawer as Base } from '@base-ui/react/drawer';
import { mdiClose } from '@mdi/js';
import { useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { flag } from '../../primitives/flag.ts';
import { DrawerHandle } from './drawer-handle.tsx';
import * as S from './drawer.styles.ts';
import type { SnapPoint } from './snap-point.ts';

export interface DrawerProps {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** The second argument gives the reason and can cancel. */
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  /** Button that opens it; the focus returns to it. */
  trigger?: ReactElement | undefined;
  /** Edge of the screen; default `end`. */
  side?: 'start' | 'end' | 'bottom' | undefined;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Footer that stays visible below the scrolling content. */
  actions?: ReactNode;
  /** Heights of a bottom sheet, smallest first; a swipe or its handle changes between them. */
  snapPoints?: readonly SnapPoint[] | undefined;
  snapPoint?: SnapPoint | undefined;
  /** Default the first of `snapPoints`. */
  defaultSnapPoint?: SnapPoint | undefined;
  onSnapPointChange?: ((snapPoint: SnapPoint) => void) | undefined;
  className?: string | undefined;
}

/** Direction in which a swipe closes it, by side and writing direction. */
const swipe = {
  ltr: { start: 'left', end: 'right', bottom: 'down' },
  rtl: { start: 'right', end: 'left', bottom: 'down' },
} as const;

/** A panel from an edge of the screen; Escape, the close button, a press outside and a swipe close it. */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  side = 'end',
  title,
  description,
  children,
  actions,
  snapPoints,
  snapPoint,
  defaultSnapPoint = snapPoints?.[0],
  onSnapPointChange,
  className,
}: DrawerProps) {
  const { portalRef, messages, dir } = useKit();
  const [ownSnapPoint, setOwnSnapPoint] = useState(defaultSnapPoint);
  const points = side === 'bottom' ? snapPoints : undefined;
  const current = points && (snapPoint ?? ownSnapPoint);
  const snap = (point: SnapPoint): void => {
    setOwnSnapPoint(point);
    onSnapPointChange?.(point);
  };
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      swipeDirection={swipe[dir][side]}
      {...(points && {
        snapPoints: [...points],
        snapPoint: current ?? null,
        onSnapPointChange: (point) => {
          const next = typeof point === 'number' ? point : defaultSnapPoint;
          if (next !== undefined) snap(next);
        },
      })}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={portalRef}>
        <S.Backdrop className="lobi-Drawer-backdrop" />
        <S.Viewport data-side={side}>
          <S.Popup
            className={slotClass('Drawer', 'root', className)}
            data-side={side}
            data-snapping={flag(points !== undefined)}
          >
            {side === 'bottom' && (
              <DrawerHandle points={points} current={current} onSnapPointChange={snap} />
            )}
            <S.Content>
              <S.Head>
                <S.Title className="lobi-Drawer-title">{title}</S.Title>
                <Base.Close render={<IconButton label={messages.base.close} path={mdiClose} />} />
              </S.Head>
              {description !== undefined && <S.Description>{description}</S.Description>}
              {children}
            </S.Content>
            {actions !== undefined && <S.Actions>{actions}</S.Actions>}
          </S.Popup>
        </S.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export type BottomSheetProps = Omit<DrawerProps, 'side'>;

/** A drawer from the bottom, within reach of the thumb. */
export function BottomSheet(props: BottomSheetProps) {
  return <Drawer {...props} side="bottom" />;
}
