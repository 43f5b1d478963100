import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { forwardRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';

export interface HideAmountsToggleProps extends Omit<
  IconButtonProps,
  'label' | 'path' | 'onClick' | 'value'
> {
  /** Whether amounts are hidden. Uncontrolled if omitted. */
  hidden?: boolean | undefined;
  /** Default false. */
  defaultHidden?: boolean | undefined;
  onHiddenChange?: ((hidden: boolean) => void) | undefined;
}

/** Button that hides amounts from bystanders. The page must pass `hidden` to each `Money`. */
export const HideAmountsToggle = forwardRef<HTMLButtonElement, HideAmountsToggleProps>(
  function HideAmountsToggle(
    { hidden, defaultHidden = false, onHiddenChange, className, ...rest },
    ref,
  ) {
    const { flows } = useMessages();
    const [own, setOwn] = useState(defaultHidden);
    const isHidden = hidden ?? own;
    return (
      <IconButton
        variant="ghost"
        {...rest}
        ref={ref}
        className={slotClass('HideAmountsToggle', 'root', className)}
        path={isHidden ? mdiEyeOffOutline : mdiEyeOutline}
        label={isHidden ? flows.showAmounts : flows.hideAmounts}
        aria-pressed={isHidden}
        onClick={() => {
          setOwn(!isHidden);
          onHiddenChange?.(!isHidden);
        }}
      />
    );
  },
);
