import type { ReactNode } from 'react';

/** Something that can be done, or a place to go to, by typing its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Heading it is listed under; commands without one come first. */
  readonly group?: string | undefined;
  /** Path data, e.g. `mdiWalletOutline` from `@mdi/js`. */
  readonly icon?: string | undefined;
  /** Other words it is found by, e.g. `['saldo', 'uang']`. */
  readonly keywords?: readonly string[] | undefined;
  /** Keys that do the same anywhere, e.g. `['G', 'D']`. */
  readonly keys?: readonly string[] | undefined;
  /** Short words at the end of the line, e.g. a path. */
  readonly detail?: ReactNode;
  /** Makes it a link. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
}

/** Commands under one heading. The form that the list underneath expects. */
export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}
