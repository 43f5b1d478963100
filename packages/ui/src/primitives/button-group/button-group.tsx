import { Toolbar } from '@base-ui/react/toolbar';
import {
  Children,
  forwardRef,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flag } from '../flag.ts';
import { slotClass } from '../slot-class.ts';
import * as S from './button-group.styles.ts';

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Purpose of the buttons; labels the group. */
  label: string;
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Joins the buttons into one block, for choices of one kind; default false. */
  attached?: boolean | undefined;
  /** `Button`, `IconButton` or a menu's trigger, as direct children. */
  children?: ReactNode;
}

type Pressable = ReactElement<{ disabled?: boolean | undefined }>;

/** Registers an element in the toolbar, which moves focus between its items. */
const inToolbar = (child: ReactNode): ReactNode =>
  isValidElement(child) ? (
    <Toolbar.Button
      disabled={(child as Pressable).props.disabled}
      focusableWhenDisabled={false}
      render={child as Pressable}
    />
  ) : (
    child
  );

/**
 * A group of buttons: a single tab stop, arrow keys move between them.
 * @example <ButtonGroup label="Urutan"><Button>Terbaru</Button><Button>Terlama</Button></ButtonGroup>
 */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { label, orientation = 'horizontal', attached, className, children, ...rest },
  ref,
) {
  return (
    <S.Root
      {...rest}
      ref={ref}
      aria-label={label}
      orientation={orientation}
      className={slotClass('ButtonGroup', 'root', className)}
      data-attached={flag(attached)}
    >
      {Children.map(children, inToolbar)}
    </S.Root>
  );
});
