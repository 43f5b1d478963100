import { mdiPause, mdiPlay } from '@mdi/js';
import {
  forwardRef,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import type { SpaceStep } from '../../tokens/brand.ts';
import { space } from '../axes.ts';
import { flag } from '../flag.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import * as S from './marquee.styles.ts';
import { useOverflow } from './use-overflow.ts';

export interface MarqueeProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the content; labels the group, which is not a landmark, since the surrounding section is one. */
  label: string;
  /** Speed in pixels per second; default 40. */
  speed?: number | undefined;
  /** Whether it pauses on hover; it always does while focus is inside. Default true. */
  pauseOnHover?: boolean | undefined;
  /** Space between items; default step 7, 24 px. */
  gap?: SpaceStep | undefined;
  paused?: boolean | undefined;
  defaultPaused?: boolean | undefined;
  onPausedChange?: ((paused: boolean) => void) | undefined;
  children?: ReactNode;
}

/** The second copy is visual only: neither announced nor focusable. */
const makeInert = (element: HTMLElement | null): void => {
  if (element) element.inert = true;
};

/**
 * A line that scrolls when it is wider than its container, with a stop button. With reduced motion it does
 * not move and can be scrolled. Do not use it for information that is not shown elsewhere.
 */
export const Marquee = forwardRef<HTMLDivElement, MarqueeProps>(function Marquee(
  {
    label,
    speed = 40,
    pauseOnHover = true,
    gap = 7,
    paused: pausedByOwner,
    defaultPaused = false,
    onPausedChange,
    className,
    style,
    children,
    ...rest
  },
  ref,
) {
  const { atoms } = useMessages();
  const [pausedHere, setPausedHere] = useState(defaultPaused);
  const window_ = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const width = useOverflow(window_, content);
  const moving = width !== undefined;
  const paused = pausedByOwner ?? pausedHere;

  const turn = (): void => {
    setPausedHere(!paused);
    onPausedChange?.(!paused);
  };

  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Marquee', 'root', className)}
      style={
        {
          '--marquee-gap': space(gap),
          '--marquee-duration': `${Math.round((width ?? 0) / speed)}s`,
          ...style,
        } as CSSProperties
      }
      data-moving={flag(moving)}
      data-paused={flag(paused)}
      data-hover-pauses={flag(pauseOnHover)}
    >
      <S.Window
        ref={window_}
        className="lobi-Marquee-window"
        role="group"
        aria-label={label}
        tabIndex={moving ? 0 : undefined}
      >
        <S.Track className="lobi-Marquee-track">
          <S.Items ref={content} className="lobi-Marquee-items">
            {children}
          </S.Items>
          {moving && (
            <S.Items ref={makeInert} aria-hidden="true">
              {children}
            </S.Items>
          )}
        </S.Track>
      </S.Window>
      {/* Always rendered: adding its style rules after the first paint would restyle the whole page. */}
      <S.Control className="lobi-Marquee-control" hidden={!moving}>
        <IconButton
          size="sm"
          label={paused ? atoms.playMotion : atoms.pauseMotion}
          path={paused ? mdiPlay : mdiPause}
          onClick={turn}
        />
      </S.Control>
    </S.Root>
  );
});
