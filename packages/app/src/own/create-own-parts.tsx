import type { ComponentType } from 'react';
import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { lazyWithRetry } from '@lobi/ui';
import type { BrandInput, GameInput } from '../config/brand-schema.ts';
import { addedLanguagesOf } from '../config/languages.ts';
import type { OwnGameParts, StageProps } from '../config/own-games.ts';
import { featurePages, type OwnParts, type Page } from '../config/own-parts.ts';
import {
  contributionsOf,
  messagesOf,
  ownGamesOf,
  pagesOf,
  requestNamesOf,
  slotsOf,
} from '../config/plugins.ts';
import { loadAllTexts } from '../i18n/all-texts.ts';
import { LazyPart } from '../page/lazy-part.tsx';
import { report } from './event-triggers.ts';
import { NavbarLinks } from './navbar-links.tsx';
import { createOwnGames } from './own-games.ts';
import { createOwnMenus } from './own-links.ts';
import { createSlot, kitPartsOf, viewOf } from './own-slots.tsx';

const EventReports = lazyWithRetry(async () => {
  await loadAllTexts();
  return { default: (await import('./event-reports.tsx')).EventReports };
});

const Companion = () => (
  <LazyPart occupiesSpace={false}>
    <EventReports />
  </LazyPart>
);

const featureNames = [
  'deposit',
  'withdraw',
  'favourites',
  'liveWins',
  'referral',
  'sound',
] as const;

function featuresOf({ features = {} }: BrandInput): OwnParts['features'] {
  const {
    deposit = true,
    withdraw = true,
    favourites = true,
    liveWins = true,
    referral = true,
    sound = true,
  } = features;
  return { deposit, withdraw, favourites, liveWins, referral, sound };
}

/** A game of the brand; its stage is loaded when it is first shown. */
const partsOfGame = ({ name, stage, rules }: GameInput): OwnGameParts => ({
  name,
  Stage: viewOf(stage) as ComponentType<StageProps>,
  rulesOf:
    rules && (async (engine) => (await rules()).default.rules.find(({ id }) => id === engine)),
});

/** Pages of the app with the brand's access rules. */
function changedPages({ routes }: BrandInput, features: OwnParts['features']): Page[] {
  const closed: readonly RouteName[] = [
    ...(routes?.disable ?? []),
    ...featureNames.flatMap((name) => (features[name] ? [] : featurePages[name])),
  ];
  return routeNames
    .filter((name) => !closed.includes(name))
    .map((name) => {
      const row = routeOf(name);
      const narrowed = routes?.roles?.[name];
      return {
        name,
        row: narrowed ? { ...row, access: { kind: 'roles' as const, roles: narrowed } } : row,
      };
    });
}

/**
 * Creates the additions of a brand to its theme: components, pages, menus, games, events. The Vite plugin
 * passes it to `createApp` if the brand file has any of them.
 * @source ours
 */
export function createOwnParts(input: BrandInput): OwnParts {
  const features = featuresOf(input);
  const added = pagesOf(input);
  const slots = slotsOf(input);
  // A static path of the brand takes precedence over built-in routes with parameters.
  const pages = [...added, ...changedPages(input, features)];
  const loads = new Map(added.map(({ name, load }) => [name, load]));
  const replaced = input.routes?.replace ?? {};
  const listeners = contributionsOf(input).flatMap(({ onEvent }) => onEvent ?? []);
  const { legalName = input.name, address, licences = [] } = input.company ?? {};
  return {
    Slot: createSlot(slots),
    filledSlots: Object.keys(slots),
    kitParts: kitPartsOf(slots, input.components ?? {}),
    NavbarLinks,
    Companion: listeners.length > 0 ? Companion : undefined,
    pages,
    screenOf: (name) => replaced[name as keyof typeof replaced] ?? loads.get(name),
    menusFor: createOwnMenus(input.navigation, pages, added, addedLanguagesOf(input)),
    messages: messagesOf(input),
    features,
    ...createOwnGames(input.games),
    ownGames: ownGamesOf(input).map(partsOfGame),
    payments: {
      order: input.payments?.order ?? [],
      icons: input.payments?.icons ?? {},
      texts: input.payments?.texts ?? {},
      shown: input.payments?.shown ?? [],
    },
    legal: [legalName, address].filter(Boolean).join(' · '),
    licences,
    requestNames: requestNamesOf(input),
    listeners,
    report: listeners.length > 0 ? report : undefined,
    onError: input.onError,
    asksConsent: input.analytics?.consent !== 'none',
  };
}
