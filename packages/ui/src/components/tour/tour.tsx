import { Popover } from '@base-ui/react/popover';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { PopoverArrow } from '../popover/popover-arrow.tsx';
import * as P from '../popover/popover.styles.ts';
import { findTarget, type TourTarget } from './find-target.ts';
import { TourSpotlight } from './tour-spotlight.tsx';
import * as S from './tour.styles.ts';

/** One step of the tour. */
export interface TourStep {
  readonly id: string;
  readonly target: TourTarget;
  readonly title: string;
  readonly body: string;
  /** Default `bottom`. */
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
}

/** Result of the tour. */
export type TourEnd = 'done' | 'skipped';

export interface TourProps {
  steps: readonly TourStep[];
  /** Whether it is open; default false, since a tour starts only on request. */
  open?: boolean | undefined;
  /** Index in `steps`, from 0. */
  index?: number | undefined;
  defaultIndex?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  /** Called at the end: close the tour. Escape and the skip button skip it. */
  onEnd: (how: TourEnd) => void;
  className?: string | undefined;
}

/** Position of a step without an element: the centre of the page. */
const middle = {
  getBoundingClientRect: () => new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0),
};

/** A guided tour, one element at a time. It can be left at any step, and restores the focus. */
export function Tour({
  steps,
  open = false,
  index,
  defaultIndex = 0,
  onIndexChange,
  onEnd,
  className,
}: TourProps) {
  const { portalRef, messages } = useKit();
  const { overlays, base } = messages;
  const announce = useAnnounce();
  const nextRef = useRef<HTMLButtonElement>(null);
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const at = Math.min(index ?? ownIndex, steps.length - 1);
  const step = steps[at];
  const target = step?.target;
  const anchor = useCallback(
    () => (target === undefined ? middle : (findTarget(target) ?? middle)),
    [target],
  );
  const position = fill(overlays.tourStep, { step: at + 1, total: steps.length });

  useEffect(() => {
    if (open && step && at > 0) announce(`${position}. ${step.title}. ${step.body}`);
  }, [announce, open, step, at, position]);

  const go = (next: number): void => {
    setOwnIndex(next);
    onIndexChange?.(next);
    nextRef.current?.focus();
  };
  const end = (how: TourEnd): void => {
    setOwnIndex(defaultIndex);
    onEnd(how);
  };
  if (!step) return null;
  const isLast = at === steps.length - 1;

  return (
    <Popover.Root
      open={open}
      modal="trap-focus"
      onOpenChange={(next, details) => {
        if (next) return;
        if (details.reason === 'escape-key') end('skipped');
        else details.cancel();
      }}
    >
      <Popover.Portal container={portalRef}>
        <TourSpotlight target={step.target} />
        <S.Positioner
          anchor={anchor}
          side={step.side ?? 'bottom'}
          sideOffset={16}
          collisionPadding={8}
        >
          <P.Popup
            className={slotClass('Tour', 'root', className)}
            initialFocus={nextRef}
            data-size="md"
          >
            <PopoverArrow />
            <S.Position>{position}</S.Position>
            <P.Title className="lobi-Tour-title">{step.title}</P.Title>
            <P.Description>{step.body}</P.Description>
            <S.Actions>
              {!isLast && (
                <S.Skip>
                  <Button variant="ghost" onClick={() => end('skipped')}>
                    {overlays.tourSkip}
                  </Button>
                </S.Skip>
              )}
              {at > 0 && (
                <Button variant="soft" onClick={() => go(at - 1)}>
                  {base.back}
                </Button>
              )}
              <Button ref={nextRef} onClick={() => (isLast ? end('done') : go(at + 1))}>
                {isLast ? overlays.tourDone : overlays.tourNext}
              </Button>
            </S.Actions>
          </P.Popup>
        </S.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
