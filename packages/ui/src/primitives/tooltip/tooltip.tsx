import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { useKit } from '../kit-provider/kit-context.ts';
import * as S from './tooltip.styles.ts';

export interface TooltipProps {
  /** A short plain sentence; also the description of the trigger for assistive technology. */
  content: string;
  /** The explained element, which needs its own accessible name. */
  children: ReactElement;
  /** Default `top`. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** Delay before opening, in ms; default 400. */
  delay?: number | undefined;
}

/** An explanation on hover and focus. Do not use it for information that is not shown elsewhere. */
export function Tooltip({ content, children, side = 'top', delay = 400 }: TooltipProps) {
  const { portalRef } = useKit();
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={delay} aria-description={content} />
      <Base.Portal container={portalRef}>
        <S.Positioner side={side} sideOffset={8} collisionPadding={8}>
          <S.Popup className="lobi-Tooltip-popup">{content}</S.Popup>
        </S.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
