import { forwardRef, useContext, type SVGAttributes } from 'react';
import { flag } from '../flag.ts';
import { KitContext } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './icon.styles.ts';
import type * as icons from './icons.ts';

/** Meaning of an icon, e.g. `wallet`; the icons are in `@lobi/ui/icons`. */
export type IconName = keyof typeof icons;

/** Source of an icon: path data, a name of the provider's icons, or a name with fallback path data. */
export type IconDrawing =
  | {
      /** Path data of a 24 × 24 icon, e.g. `icons.wallet` from `@lobi/ui/icons`. */
      path: string;
      /** Its meaning, by which a brand can replace it. */
      name?: IconName | undefined;
    }
  | { path?: undefined; name: IconName };

export type IconProps = Omit<SVGAttributes<SVGSVGElement>, 'path' | 'name'> &
  IconDrawing & {
    /** Edge in px; default 20. */
    size?: 16 | 20 | 24 | 32 | undefined;
    /** Label for assistive technology; without it the icon is decorative. */
    label?: string | undefined;
    /** Mirrors the icon in right-to-left pages, e.g. an arrow. */
    flip?: boolean | undefined;
  };

/**
 * One icon in the colour of the surrounding text. The provider's `icons` may replace it. An unknown name
 * leaves its space empty and sets `data-invalid`.
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
