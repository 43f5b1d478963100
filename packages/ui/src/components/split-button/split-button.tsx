import { mdiChevronDown } from '@mdi/js';
import { forwardRef, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { Menu, type MenuGroup } from '../menu/menu.tsx';
import * as S from './split-button.styles.ts';

export interface SplitButtonProps extends Omit<
  ButtonProps,
  'variant' | 'children' | 'iconEnd' | 'render'
> {
  /** Label of the main action, which should be the most common one. */
  children: string;
  /** The other actions. */
  groups: readonly MenuGroup[];
  /** Default `solid`. */
  variant?: 'solid' | 'soft' | 'outline' | undefined;
  /** Shown before the label. */
  iconStart?: ReactNode;
}

/**
 * One action with related ones in a menu. `ref` and the other properties go to the main button.
 * @example <SplitButton groups={others} onClick={approve}>Setujui</SplitButton>
 */
export const SplitButton = forwardRef<HTMLButtonElement, SplitButtonProps>(function SplitButton(
  {
    groups,
    variant = 'solid',
    tone = variant === 'solid' ? 'accent' : 'neutral',
    size = 'md',
    fullWidth,
    loading,
    disabled,
    className,
    children,
    ...rest
  },
  ref,
) {
  const { atoms } = useMessages();
  const look = { variant, tone, size, disabled };
  return (
    <S.Root
      role="group"
      aria-label={children}
      className={slotClass('SplitButton', 'root', className)}
      data-variant={variant}
      data-loading={flag(loading)}
      data-full-width={flag(fullWidth)}
    >
      <Button {...rest} {...look} ref={ref} loading={loading} className="lobi-SplitButton-main">
        {children}
      </Button>
      <Menu
        groups={groups}
        trigger={
          <IconButton
            {...look}
            label={fill(atoms.otherActions, { thing: children })}
            path={mdiChevronDown}
            disabled={disabled || loading}
            className="lobi-SplitButton-more"
          />
        }
      />
    </S.Root>
  );
});
