import type { Collapsible as Base } from '@base-ui/react/collapsible';
import { mdiChevronDown } from '@mdi/js';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import * as S from './collapsible.styles.ts';

export interface CollapsibleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Label of the button that opens it. */
  title: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: Base.Root.ChangeEventDetails) => void) | undefined;
  disabled?: boolean | undefined;
  /** Keeps hidden content in the page, so that the browser's search finds it; default false. */
  keepMounted?: boolean | undefined;
  children?: ReactNode;
}

/** Content behind a button. */
export const Collapsible = forwardRef<HTMLDivElement, CollapsibleProps>(function Collapsible(
  { title, open, defaultOpen, onOpenChange, disabled, keepMounted, children, className, ...rest },
  ref,
) {
  return (
    <S.Root
      {...rest}
      ref={ref}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      disabled={disabled}
      className={slotClass('Collapsible', 'root', className)}
    >
      <S.Trigger className="lobi-Collapsible-trigger">
        {title}
        <Icon path={mdiChevronDown} />
      </S.Trigger>
      <S.Panel className="lobi-Collapsible-panel" hiddenUntilFound={keepMounted}>
        {children}
      </S.Panel>
    </S.Root>
  );
});
