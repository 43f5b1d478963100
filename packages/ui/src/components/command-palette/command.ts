import type { ReactNode } from 'react';

/** An action or a page, found by typing its name. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Heading of its group; commands without one come first. */
  readonly group?: string | undefined;
  /** Path data, e.g. `mdiWalletOutline` from `@mdi/js`. */
  readonly icon?: string | undefined;
  /** Additional search terms, e.g. `['saldo', 'uang']`. */
  readonly keywords?: readonly string[] | undefined;
  /** Keys that do the same anywhere, e.g. `['G', 'D']`. */
  readonly keys?: readonly string[] | undefined;
  /** Short text at the end of the line, e.g. a path. */
  readonly detail?: ReactNode;
  /** Address; makes the command a link. */
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
}

/** Commands under one heading, in the form that the list component expects. */
export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}
