import { forwardRef, type SVGAttributes } from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './icon.styles.ts';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'path'> {
  /** Path data of a 24 × 24 drawing, e.g. `mdiPlus` from `@mdi/js`. */
  path: string;
  /** Edge in px; default 20. */
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Name for assistive technology; without it the icon is decoration. */
  label?: string | undefined;
  /** Mirrors the drawing in right-to-left pages: arrows and the like. */
  flip?: boolean | undefined;
}

/** One drawing in the colour of the text around it. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { path, size = 20, label, flip, className, ...rest },
  ref,
) {
  return (
    <Root
      viewBox="0 0 24 24"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      ref={ref}
      className={slotClass('Icon', 'root', className)}
      data-size={size}
      data-flip={flag(flip)}
    >
      <path d={path} />
    </Root>
  );
});
