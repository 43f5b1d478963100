import { forwardRef, type ButtonHTMLAttributes, type ReactElement } from 'react';
import { fill } from '../../messages/fill.ts';
import type { Size, Tone, Variant } from '../axes.ts';
import { Badge } from '../badge/badge.tsx';
import { countText } from '../badge/count-text.ts';
import { flag } from '../flag.ts';
import { Icon } from '../icon/icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { slotClass } from '../slot-class.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as S from './icon-button.styles.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name of the button; required because it has no text. */
  label: string;
  /** Path data, e.g. `mdiClose` from `@mdi/js`. */
  path: string;
  /** Default `ghost`. */
  variant?: Exclude<Variant, 'link'> | undefined;
  /** Default `neutral`. */
  tone?: Tone | undefined;
  /** `sm` and `md` are 32 and 44 px wide; both have a touch target of 44 px. Default `md`. */
  size?: Size | undefined;
  /** Edge of the icon in px; default 20. */
  iconSize?: 16 | 20 | 24 | undefined;
  /** Mirrors the icon in right-to-left pages. */
  flip?: boolean | undefined;
  /** Marks something new, e.g. unread notifications; mention it in `label` too. */
  dot?: boolean | undefined;
  /** A number at the corner, `99+` beyond 99, added to the name; 0 shows none. */
  badge?: number | undefined;
  loading?: boolean | undefined;
  /** Another element instead of `<button>`. */
  render?: ReactElement | undefined;
}

/** A button with an icon instead of text. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    path,
    variant = 'ghost',
    tone = 'neutral',
    size = 'md',
    iconSize = 20,
    flip,
    dot,
    badge,
    loading = false,
    disabled = false,
    render,
    type = 'button',
    className,
    onClick,
    ...rest
  },
  ref,
) {
  const { locale, messages } = useKit();
  // The accessible name contains the displayed number, because users of voice control speak the visible text.
  const name = badge
    ? fill(messages.atoms.countOf, { thing: label, count: countText(badge, 99, locale).shown })
    : label;
  const native = render === undefined ? { type, disabled: disabled && !loading } : {};
  return (
    <S.Root
      {...native}
      aria-label={name}
      {...rest}
      ref={ref}
      render={render}
      defaultTag="button"
      className={slotClass('IconButton', 'root', className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || (render !== undefined && disabled) || undefined}
      onClick={loading || disabled ? (event) => event.preventDefault() : onClick}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-loading={flag(loading)}
      data-disabled={flag(disabled)}
    >
      {loading ? <Spinner /> : <Icon path={path} size={iconSize} flip={flip} />}
      {dot && <S.Dot className="lobi-IconButton-dot" />}
      {badge !== undefined && (
        <S.Count className="lobi-IconButton-badge" aria-hidden="true">
          <Badge count={badge} tone="danger" variant="solid" />
        </S.Count>
      )}
    </S.Root>
  );
});
