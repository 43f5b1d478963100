import type { ReactNode } from 'react';
import type { BrandMarkProps } from '../../components/brand-mark/brand-mark.tsx';

/** A navigation link. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Path data of an outline icon, e.g. `mdiHomeVariantOutline` from `@mdi/js`. */
  readonly icon?: string | undefined;
  /** Filled icon of the current page; default `icon`. */
  readonly iconCurrent?: string | undefined;
  /** Number after or on the label. */
  readonly badge?: ReactNode;
  /** Whether it is the current page. */
  readonly current?: boolean | undefined;
  /** Whether the user's role has no access; it is then shown with a lock, not as a link. */
  readonly locked?: boolean | undefined;
}

/** A group of links, with an optional heading. */
export interface NavGroup {
  readonly id: string;
  readonly title?: string | undefined;
  readonly items: readonly NavItem[];
}

/** The brand at the top of the frame. */
export interface FrameBrand {
  readonly name: string;
  /** Address of the link; the lobby. */
  readonly href: string;
  /** Mark; default the lantern. */
  readonly mark?: BrandMarkProps['mark'];
  /** Image instead of the name as text. */
  readonly wordmark?: BrandMarkProps['wordmark'];
}
