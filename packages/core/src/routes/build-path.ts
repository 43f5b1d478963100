import { routeTable, type RouteName, type RouteTable } from './route-table.ts';

type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** Parameters that the path of a route needs. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamNames<RouteTable[Name]['path']>, string>
>;

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Builds the address of a route: parameters encoded, empty query values left out.
 * @example buildPath('wallet.show', { walletId: 'w1' }) // '/wallet/w1'
 */
export function buildPath<Name extends RouteName>(
  name: Name,
  ...[params, query]: ParamNames<RouteTable[Name]['path']> extends never
    ? [params?: Readonly<Record<never, never>>, query?: Query]
    : [params: RouteParams<Name>, query?: Query]
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = routeTable[name].path.replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(values[param] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}
