import {
  forwardRef,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Size, Tone, Variant } from '../axes.ts';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import { Spinner } from '../spinner/spinner.tsx';
import * as S from './button.styles.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default `solid`. */
  variant?: Variant | undefined;
  /** Default `accent` for solid buttons, else `neutral`. */
  tone?: Tone | undefined;
  /** Default `md`, 44 px high. */
  size?: Size | undefined;
  /** Shows a spinner: preserves size, name and focus, ignores presses and sets `aria-busy`. */
  loading?: boolean | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean | undefined;
  /** Another element instead of `<button>`, e.g. `<KitLink href="/login" />`. */
  render?: ReactElement | undefined;
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button. With `render` it becomes a link with the same style.
 * @example <Button tone="meron" onClick={place}>Pasang</Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'solid',
    tone = variant === 'solid' ? 'accent' : 'neutral',
    size = 'md',
    loading = false,
    disabled = false,
    iconStart,
    iconEnd,
    fullWidth,
    render,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const native = render === undefined ? { type, disabled: disabled && !loading } : {};
  return (
    <S.Root
      {...native}
      {...rest}
      ref={ref}
      render={render}
      defaultTag="button"
      className={slotClass('Button', 'root', className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || (render !== undefined && disabled) || undefined}
      onClick={loading || disabled ? swallow : onClick}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-loading={flag(loading)}
      data-disabled={flag(disabled)}
      data-full-width={flag(fullWidth)}
    >
      {iconStart}
      <S.Label className="lobi-Button-label">{children}</S.Label>
      {iconEnd}
      {loading && (
        <S.Wait className="lobi-Button-spinner">
          <Spinner />
        </S.Wait>
      )}
    </S.Root>
  );
});
