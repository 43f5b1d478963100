import { useRender } from '@base-ui/react/use-render';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** Element that replaces the default one and receives its props. */
  render?: ReactElement | undefined;
  /** Default element; `div` if omitted. */
  defaultTag?: 'a' | 'button' | 'div' | 'span' | undefined;
}

/** Renders either its default element or the one given by `render`, with the same properties. */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot(
  { render, defaultTag = 'div', ...props },
  ref,
) {
  return useRender({ render, ref, props: { ...props }, defaultTagName: defaultTag });
});
