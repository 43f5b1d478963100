import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { KitMessages } from '../../messages/kit-messages.ts';
import type { GameArtStyle } from '../../tokens/brand.ts';

/** Properties that a router's link component must accept: those of an anchor, with `href` required. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

/** Renders a link inside the product; `'a'` reloads the page. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** Default currency of components. */
export interface KitCurrency {
  /** ISO 4217 code, e.g. `IDR`. */
  readonly code: string;
  /** Number of decimals of amounts; 0 for IDR. */
  readonly minorDigits: number;
}

/**
 * Format of odds. `per100` is the return per 100 staked (`187`), `decimal` the same as a multiple
 * (`1,87`); `hk` is the win per stake (`0,87`), `indo` and `malay` are its two Asian variants.
 */
export type OddsFormat = 'per100' | 'decimal' | 'hk' | 'indo' | 'malay';

/** Writing direction of the page. */
export type Direction = 'ltr' | 'rtl';

/**
 * Icons of a brand that replace the kit's, as path data: keyed by the replaced path, which changes it
 * everywhere, or by name for `<Icon name>`.
 * @example { [icons.wallet]: purse, jackpot: crown }
 */
export type KitIcons = Readonly<Record<string, string>>;

/** Contacts of a brand's support; each is optional. @source ours */
export interface KitSupport {
  /** Email address. */
  readonly mail?: string | undefined;
  /** Address of a chat, e.g. `https://wa.me/6281234567890`. */
  readonly chat?: string | undefined;
  /** Formatted phone number, e.g. `+62 812 3456 7890`. */
  readonly phone?: string | undefined;
  /** Address of a help page. */
  readonly url?: string | undefined;
}

/**
 * Components of an app that the kit renders inside its own: by the name of a slot, such as `gameCard.badge`,
 * or of a replaced component, such as `GameCard`. Their props are in `KitPartProps`.
 */
export type KitParts = Readonly<Partial<Record<string, (props: never) => ReactNode>>>;

/** Context of every component. It contains no colours: themes switch by attributes alone. */
export interface Kit {
  /** BCP 47 tag for Intl and `lang`, e.g. `id`. */
  readonly locale: string;
  /** IANA zone of all times, e.g. `Asia/Jakarta`. */
  readonly timeZone: string;
  readonly dir: Direction;
  readonly messages: KitMessages;
  readonly linkComponent: LinkComponent;
  readonly currency: KitCurrency;
  readonly oddsFormat: OddsFormat;
  readonly icons?: KitIcons | undefined;
  readonly gameArt?: GameArtStyle | undefined;
  readonly parts?: KitParts | undefined;
  /** By default, `SupportContact` refers the user to the agent. */
  readonly support?: KitSupport | undefined;
  /** Element inside the theme scope into which pop-ups are rendered. */
  readonly portalRef: RefObject<HTMLDivElement | null>;
}

export const KitContext = createContext<Kit | undefined>(undefined);

/** Returns the settings of the nearest `KitProvider`. Throws outside one. */
export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('Lobi components must be rendered inside <KitProvider>');
  return kit;
}

/** Returns the kit's messages in the current language. */
export function useMessages(): KitMessages {
  return useKit().messages;
}
