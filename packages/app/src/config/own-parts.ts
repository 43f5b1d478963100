import type { ApiName, GameCategory, Language, User } from '@lobi/core/contract';
import type { RouteName, RouteRow } from '@lobi/core/routes';
import type { FooterColumn, KitParts, NavItem } from '@lobi/ui';
import type { ComponentType } from 'react';
import type { BrandInput } from './brand-schema.ts';
import type { ErrorListener, EventListener } from './events.ts';
import type { OwnGameParts } from './own-games.ts';
import type { OwnWords } from './pages.ts';
import type { LoadPart, SlotName } from './slots.ts';

/** A page that a brand has: one of the route table, or one of its own. */
export interface Page {
  readonly name: string;
  readonly row: RouteRow;
}

/** Role and language of a menu's reader. */
export interface MenuReader {
  readonly user: User | null;
  readonly language: Language;
  /** Path of the page that is shown. */
  readonly pathname: string;
  /** Title of a page by its name, in the language. */
  readonly titleOf: (name: string) => string;
}

/** Menu entries that a brand adds, for one reader. */
export interface OwnMenus {
  /** Items after those of a group of the menu. */
  readonly groups: Readonly<Partial<Record<string, readonly NavItem[]>>>;
  readonly navbar: readonly NavItem[];
  readonly columns: readonly FooterColumn[];
  /** In place of the places under the thumb. */
  readonly bottomBar: readonly NavItem[] | undefined;
  /** Pages that the menu leaves out. */
  readonly hidden: readonly string[];
}

/** Source of an event: an opened page, or a response of the platform. */
export type Happening =
  | { readonly page: string }
  | { readonly name: ApiName; readonly answer: unknown };

/** Identity of a game. */
export interface NamedGame {
  readonly id: string;
  readonly title: string;
  readonly category: GameCategory;
}

/**
 * Additions of a brand beyond its theme: components, pages, menus, games, events. A brand that says
 * none of it has none of this, and its page does not load the code behind it.
 */
export interface OwnParts {
  /** Draws what the brand and its plugins show at a place of the app. */
  readonly Slot: ComponentType<{ readonly name: SlotName; readonly given: object }>;
  /** Places that have something. */
  readonly filledSlots: readonly string[];
  /** Content of the brand inside components of the kit, and around them. */
  readonly kitParts: KitParts | undefined;
  /** Draws links of the brand in the head of the page. */
  readonly NavbarLinks: ComponentType<{ readonly links: readonly NavItem[] }>;
  /** Component on every page: it reports events and asks for consent. */
  readonly Companion: ComponentType | undefined;
  /** All pages, those of the brand first, without those that are switched off. */
  readonly pages: readonly Page[];
  /** Loads the screen that the brand has for a page. */
  screenOf(name: string): LoadPart | undefined;
  menusFor(reader: MenuReader): OwnMenus;
  readonly messages: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  readonly features: Readonly<Record<'deposit' | 'withdraw' | 'favourites' | 'referral', boolean>>;
  /** Categories that are offered; `undefined` for all. */
  readonly categories: readonly GameCategory[] | undefined;
  /** Does the brand offer this game? */
  offers(game: NamedGame): boolean;
  /** The games that the brand offers, those that it orders first. */
  gamesIn<One extends NamedGame>(games: readonly One[]): readonly One[];
  /** Games that the brand features, before those that are played most. */
  featuredIn<One extends NamedGame>(
    games: readonly One[],
    popular: readonly One[] | undefined,
  ): readonly One[] | undefined;
  /** Games that it has beside the built-in ones. */
  readonly ownGames: readonly OwnGameParts[];
  readonly payments: {
    readonly order: readonly string[];
    readonly texts: Readonly<Record<string, OwnWords>>;
    readonly shown: readonly string[];
  };
  /** Name of the company that runs the site, in one line. */
  readonly legal: string;
  readonly licences: readonly { readonly name: string; readonly href?: string | undefined }[];
  /** Listeners of events: the brand's, then those of its plugins. */
  readonly listeners: readonly EventListener[];
  /** Notes what happened, for events; there where anyone receives them. */
  readonly report: ((happening: Happening) => void) | undefined;
  readonly onError: ErrorListener | undefined;
  /** Are visitors asked before the first event? */
  readonly asksConsent: boolean;
}

/** Makes the parts of a brand from its file. */
export type CreateOwnParts = (input: BrandInput) => OwnParts;

/** Keys of a brand file that need this. */
const ownKeys = [
  'slots',
  'ownGames',
  'components',
  'plugins',
  'routes',
  'navigation',
  'texts',
  'features',
  'games',
  'payments',
  'company',
  'onEvent',
  'onError',
] as const satisfies readonly (keyof BrandInput)[];

/** Does a brand say anything beyond its look? */
export const usesOwnParts = (input: BrandInput): boolean =>
  ownKeys.some((key) => input[key] !== undefined);

/** Pages that go with a feature. */
export const featurePages = {
  deposit: ['player.wallet.deposit', 'agent.wallet.deposit'],
  withdraw: ['player.wallet.withdraw', 'agent.wallet.withdraw'],
  favourites: [],
  referral: [],
} as const satisfies Record<string, readonly RouteName[]>;
