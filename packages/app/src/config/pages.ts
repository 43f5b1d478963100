import type { Role } from '@lobi/core/contract';
import { routeTable, type RouteName, type RouteRow } from '@lobi/core/routes';
import type { LanguageTag } from './languages.ts';
import type { LoadPart } from './slots.ts';

/** Custom texts: the same in every language, or one text for each. */
export type CustomText = string | Readonly<Partial<Record<LanguageTag, string>>>;

/** A link in a menu: a page of the app by its name, or an address. */
export interface BrandLink {
  readonly route?: string | undefined;
  readonly href?: string | undefined;
  /** Default the title of the page; needed for an address. */
  readonly label?: CustomText | undefined;
  /** Path data of a drawing of 24 × 24, such as those of `@mdi/js`. */
  readonly icon?: string | undefined;
  /** Roles that see it, also guests; default everyone who may open the page. */
  readonly roles?: readonly (Role | 'guest')[] | undefined;
}

/** A page that a brand adds. */
export interface AddedPage {
  readonly name: string;
  /** Path, access and layout, as of every page. */
  readonly row: RouteRow;
  readonly load: LoadPart;
  /** Its item in the menu beside the page. */
  readonly nav?:
    | {
        readonly group: (typeof menuGroups)[number];
        /** Path data. */
        readonly icon: string;
        readonly roles?: readonly Role[] | undefined;
      }
    | undefined;
}

/** Groups of the menu beside the page. */
export const menuGroups = ['play', 'account', 'work'] as const;

/** Frames that an added page may have. */
export const pageLayouts = ['shell', 'bare'] as const;

/**
 * Pages that a brand can neither switch off nor replace: they ask for agreement and credentials,
 * protect players, or show money and results.
 * @source ours
 */
export const fixedRoutes = [
  'root',
  'terms',
  'login',
  'auth.register',
  'password.reset',
  'limit.index',
  'game.show',
  'fairness.show',
  'error.403',
] as const satisfies readonly RouteName[];

/** Pages that everything leads back to: replaced at will, but never switched off. */
export const lastingRoutes = [
  ...fixedRoutes,
  'game.index',
  'dashboard',
  'player.dashboard',
  'agent.dashboard',
  'admin.dashboard',
] as const satisfies readonly RouteName[];

/** Names of the pages that a brand may replace. */
export type ReplaceableRoute = Exclude<RouteName, (typeof fixedRoutes)[number]>;

/** Names of the pages that a brand may switch off. */
export type SwitchableRoute = Exclude<RouteName, (typeof lastingRoutes)[number]>;

const without = <Name extends RouteName>(out: readonly RouteName[]): [Name, ...Name[]] =>
  (Object.keys(routeTable) as RouteName[]).filter((name) => !out.includes(name)) as [
    Name,
    ...Name[],
  ];

export const replaceableRoutes = without<ReplaceableRoute>(fixedRoutes);
export const switchableRoutes = without<SwitchableRoute>(lastingRoutes);
