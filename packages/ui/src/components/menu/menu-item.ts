import type { ReactNode } from 'react';

/**
 * One item of a menu. It is a link with `href`, a submenu with `groups`, a checkbox with `checked` or
 * `defaultChecked`, else an action.
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
  /** Whether it is checked; the menu stays open when it changes. */
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Items of its submenu. */
  readonly groups?: readonly MenuGroup[] | undefined;
  /** Short text at the end of the line: a number, a shortcut. */
  readonly detail?: ReactNode;
}

/** A group of items, with an optional heading. */
export interface MenuGroup {
  readonly id: string;
  readonly label?: ReactNode;
  readonly items?: readonly MenuItem[] | undefined;
  /** A single choice in place of items. */
  readonly choice?: MenuChoice | undefined;
}

/** A single choice among several options. */
export interface MenuChoice {
  /** Names the choice for assistive technology. */
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { value: string; label: ReactNode; lang?: string | undefined }[];
  readonly onValueChange: (value: string) => void;
}
