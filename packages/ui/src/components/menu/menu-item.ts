import type { ReactNode } from 'react';

/**
 * One line of a menu. It is a link when it has `href`, a submenu when it has `groups`, something to
 * tick when it has `checked` or `defaultChecked`, else something to do.
 */
export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Path data, e.g. `mdiLogout` from `@mdi/js`. */
  readonly icon?: string | undefined;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether it is ticked; the menu stays open when it changes. */
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Lines of the menu that opens beside it. */
  readonly groups?: readonly MenuGroup[] | undefined;
  /** Short words at the end of the line: a number, a key to press. */
  readonly detail?: ReactNode;
}

/** Lines that belong together, with a heading if they need one. */
export interface MenuGroup {
  readonly id: string;
  readonly label?: ReactNode;
  readonly items?: readonly MenuItem[] | undefined;
  /** In place of lines: one of several. */
  readonly choice?: MenuChoice | undefined;
}

/** A choice of one among several. */
export interface MenuChoice {
  /** Names the choice for assistive technology. */
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { value: string; label: ReactNode; lang?: string | undefined }[];
  readonly onValueChange: (value: string) => void;
}
