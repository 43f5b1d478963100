import { forwardRef, useContext, type SVGAttributes } from 'react';
import { flag } from '../flag.ts';
import { KitContext } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './icon.styles.ts';
import type * as icons from './icons.ts';

/** Meaning of a drawing, e.g. `wallet`; the drawings are in `@lobi/ui/icons`. */
export type IconName = keyof typeof icons;

/** Drawing of an icon: path data, a name the provider knows, or a name with path data until it does. */
export type IconDrawing =
  | {
      /** Path data of a 24 × 24 drawing, e.g. `icons.wallet` from `@lobi/ui/icons`. */
      path: string;
      /** Its meaning, under which a brand may give another drawing. */
      name?: IconName | undefined;
    }
  | { path?: undefined; name: IconName };

export type IconProps = Omit<SVGAttributes<SVGSVGElement>, 'path' | 'name'> &
  IconDrawing & {
    /** Edge in px; default 20. */
    size?: 16 | 20 | 24 | 32 | undefined;
    /** Name for assistive technology; without it the icon is decoration. */
    label?: string | undefined;
    /** Mirrors the drawing in right-to-left pages: arrows and the like. */
    flip?: boolean | undefined;
  };

/**
 * One drawing in the colour of the text around it. The provider's `icons` may put another in its
 * place. A name without a drawing leaves its space empty and sets `data-invalid`.
 * @example <Icon path={icons.wallet} />
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { path, name, size = 20, label, flip, className, ...rest },
  ref,
) {
  const others = useContext(KitContext)?.icons;
  const drawing = others?.[name ?? ''] ?? others?.[path ?? ''] ?? path;
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
      data-invalid={flag(drawing === undefined)}
    >
      {drawing !== undefined && <path d={drawing} />}
    </Root>
  );
});
