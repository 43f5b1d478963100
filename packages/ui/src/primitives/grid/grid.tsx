import { forwardRef, type CSSProperties, type ElementType, type HTMLAttributes } from 'react';
import { responsiveSpace, type ResponsiveSpace } from '../responsive.ts';
import { slotClass } from '../slot-class.ts';
import { Root } from './grid.styles.ts';

/** Number of columns on the narrowest page, from 768 px and from 960 px. */
export interface GridColumns {
  base: number;
  md?: number | undefined;
  lg?: number | undefined;
}

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: ElementType | undefined;
  /** Number of equal columns; ignored if `minColumn` is given. Default 1. */
  columns?: number | GridColumns | undefined;
  /** Minimum width of a column as a CSS length; as many columns as fit. */
  minColumn?: string | undefined;
  /** Space between cells; default step 5, 16 px. */
  gap?: ResponsiveSpace | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Children in equal columns. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { columns = 1, minColumn, gap = 5, align = 'stretch', className, style, ...rest },
  ref,
) {
  const { base, md = base, lg = md } = typeof columns === 'number' ? { base: columns } : columns;
  const variables = {
    ...responsiveSpace('--grid-gap', gap),
    '--grid-base': base,
    '--grid-md': md,
    '--grid-lg': lg,
    ...(minColumn === undefined ? {} : { '--grid-min': minColumn }),
    ...style,
  } as CSSProperties;
  return (
    <Root
      as="div"
      {...rest}
      ref={ref}
      className={slotClass('Grid', 'root', className)}
      style={variables}
      data-fit={minColumn === undefined ? undefined : ''}
      data-align={align}
    />
  );
});
