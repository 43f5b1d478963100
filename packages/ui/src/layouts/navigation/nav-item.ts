import type { ReactNode } from 'react';
import type { BrandMarkProps } from '../../components/brand-mark/brand-mark.tsx';

/** A place one can go to from the frame of the page. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Path data of an outline drawing, e.g. `mdiHomeVariantOutline` from `@mdi/js`. */
  readonly icon?: string | undefined;
  /** Filled drawing while it is the current page; default `icon`. */
  readonly iconCurrent?: string | undefined;
  /** Number behind or on the label. */
  readonly badge?: ReactNode;
  /** Whether it is the page being shown. */
  readonly current?: boolean | undefined;
  /** The role of the user may not go there: shown with a lock, without being a link. */
  readonly locked?: boolean | undefined;
}

/** Places that belong together, with a heading if they need one. */
export interface NavGroup {
  readonly id: string;
  readonly title?: string | undefined;
  readonly items: readonly NavItem[];
}

/** The brand at the top of the frame. */
export interface FrameBrand {
  readonly name: string;
  /** Where it leads; the lobby. */
  readonly href: string;
  /** Drawing; default the lantern. */
  readonly mark?: BrandMarkProps['mark'];
  /** Drawing instead of the written name. */
  readonly wordmark?: BrandMarkProps['wordmark'];
}
