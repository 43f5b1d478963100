import {
  forwardRef,
  useEffect,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Lantern } from '../lantern/lantern.tsx';
import { Glow, Picture, Root } from './loading-overlay.styles.ts';

export interface LoadingOverlayProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether the content behind it has loaded. */
  ready: boolean;
  /** Length of the fade in ms; default 400. @source spec §1 */
  fadeMs?: number | undefined;
  /** Time of its removal, in ms after the content has loaded; default 1000. @source spec §1 */
  removeMs?: number | undefined;
  /** Minimum duration in ms from its first appearance, so that it does not flash; default 0. */
  minMs?: number | undefined;
  /** Image instead of the lantern, e.g. the mark of the brand. */
  brand?: ReactNode;
  /** Called after it was removed. */
  onRemoved?: (() => void) | undefined;
}

const frame = '-75 -75 150 150';

/**
 * Covers the page at the start. Once the content has loaded it fades, lets presses through at once, and
 * is removed. It never takes the focus.
 * @source spec §1
 */
export const LoadingOverlay = forwardRef<HTMLDivElement, LoadingOverlayProps>(
  function LoadingOverlay(
    {
      ready,
      fadeMs = 400,
      removeMs = 1000,
      minMs = 0,
      brand,
      onRemoved,
      className,
      style,
      ...rest
    },
    ref,
  ) {
    const { base } = useMessages();
    const [removed, setRemoved] = useState(false);
    const [shownLongEnough, setShownLongEnough] = useState(minMs === 0);
    const leaving = ready && shownLongEnough;

    useEffect(() => {
      if (minMs === 0) return;
      const timer = setTimeout(() => setShownLongEnough(true), minMs);
      return () => clearTimeout(timer);
    }, [minMs]);

    useEffect(() => {
      if (!leaving) return;
      const timer = setTimeout(() => setRemoved(true), removeMs);
      return () => clearTimeout(timer);
    }, [leaving, removeMs]);

    useEffect(() => {
      if (removed) onRemoved?.();
    }, [removed, onRemoved]);

    if (removed) return null;
    return (
      <Root
        role="status"
        {...rest}
        ref={ref}
        className={slotClass('LoadingOverlay', 'root', className)}
        style={{ '--overlay-fade': `${fadeMs}ms`, ...style } as CSSProperties}
        data-fading={flag(leaving)}
      >
        {brand ?? (
          <>
            <Picture viewBox={frame} aria-hidden="true">
              <Lantern cord={9} />
            </Picture>
            <Glow viewBox={frame} aria-hidden="true">
              <Lantern cord={9} lit />
            </Glow>
          </>
        )}
        <VisuallyHidden>{base.loading}</VisuallyHidden>
      </Root>
    );
  },
);
