import type { RouteAccess } from '@lobi/core/routes';
import type { Brand, BrandInput, GameInput, PluginInput } from './brand-schema.ts';
import {
  addedLanguagesOf,
  languageTagsOf,
  type AddedLanguages,
  type LanguageTag,
} from './languages.ts';
import type { AddedPage, CustomText } from './pages.ts';
import type { BrandSlots, LoadPart, SlotName } from './slots.ts';

/**
 * Types a plugin: pages, components at slots, texts, calls, games and an event listener that several
 * brands share.
 * @example definePlugin({ name: 'promo', slots: { announcement: () => import('./banner.tsx') } })
 * @source ours
 */
export const definePlugin = (plugin: PluginInput): PluginInput => plugin;

type PageInput = NonNullable<NonNullable<BrandInput['routes']>['extend']>[number];

/** The additions of the brand, then of its plugins in order. */
export const contributionsOf = (
  input: BrandInput,
): readonly Pick<
  PluginInput,
  'slots' | 'texts' | 'routes' | 'requests' | 'onEvent' | 'ownGames'
>[] => [input, ...(input.plugins ?? [])];

/** Components by slot, of the brand and its plugins. */
export function slotsOf(input: BrandInput): BrandSlots {
  const slots: Partial<Record<SlotName, LoadPart<never>[]>> = {};
  for (const contribution of contributionsOf(input)) {
    for (const [name, load] of Object.entries(contribution.slots ?? {})) {
      if (load) (slots[name as SlotName] ??= []).push(load);
    }
  }
  return slots as unknown as BrandSlots;
}

function accessOf(access: PageInput['access']): RouteAccess {
  if (access === undefined || access === 'public') return { kind: 'public' };
  return access === 'auth' ? { kind: 'auth' } : { kind: 'roles', roles: access };
}

/** An added page as a row of the route table. */
function pageOf({ name, path, access, layout = 'shell', nav, load }: PageInput): AddedPage {
  return {
    name,
    load,
    row: { path, access: accessOf(access), layout, source: 'the brand' },
    nav: nav && { group: nav.group ?? 'play', icon: nav.icon ?? plainIcon, roles: nav.roles },
  };
}

/** A sheet of paper, for a menu item without an icon. */
const plainIcon = 'M6 2a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8l-6-6zm7 1.5L18.5 9H13z';

const inputPagesOf = (input: BrandInput): readonly PageInput[] =>
  contributionsOf(input).flatMap(({ routes }) => routes?.extend ?? []);

/** Pages of the brand and its plugins. */
export const pagesOf = (input: BrandInput): readonly AddedPage[] => inputPagesOf(input).map(pageOf);

/** Names of the calls that the brand and its plugins declare. */
export const requestNamesOf = (input: BrandInput): ReadonlySet<string> =>
  new Set(contributionsOf(input).flatMap(({ requests = [] }) => requests.map(({ name }) => name)));

/** Games of the brand and its plugins. */
export const ownGamesOf = (input: BrandInput): readonly GameInput[] =>
  contributionsOf(input).flatMap(({ ownGames }) => ownGames ?? []);

/** Custom texts in one language, else in its fallback language, else in the first that has them. */
export function textIn(texts: CustomText, language: LanguageTag, added: AddedLanguages): string {
  if (typeof texts === 'string') return texts;
  const behind = added[language]?.basedOn ?? language;
  return texts[language] ?? texts[behind] ?? Object.values(texts)[0] ?? '';
}

/** Custom texts by language and key: titles of pages, texts of plugins and of the brand. */
export function messagesOf(input: BrandInput): Brand['i18n']['messages'] {
  const own: [key: string, text: CustomText][] = [
    ...contributionsOf(input)
      .toReversed()
      .flatMap(({ texts }) => Object.entries(texts ?? {})),
    ...inputPagesOf(input).map(({ name, title }): [string, CustomText] => [`route.${name}`, title]),
    ...ownGamesOf(input).flatMap(({ name, title, about }): [string, CustomText][] => [
      [`fairness.engine.${name}`, title],
      [`play.rules.${name}`, about],
    ]),
    ...Object.entries(input.routes?.titles ?? {}).flatMap(([name, title]): [string, CustomText][] =>
      title === undefined ? [] : [[`route.${name}`, title]],
    ),
  ];
  const changed: Brand['i18n']['messages'] = input.i18n?.messages ?? {};
  if (own.length === 0) return changed;
  const added = addedLanguagesOf(input);
  return Object.fromEntries(
    languageTagsOf(input).map((language) => [
      language,
      {
        ...Object.fromEntries(own.map(([key, texts]) => [key, textIn(texts, language, added)])),
        ...changed[language],
      },
    ]),
  );
}
