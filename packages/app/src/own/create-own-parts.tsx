import type { ComponentType } from 'react';
import { routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { late } from '@lobi/ui';
import type { BrandInput, GameInput } from '../config/brand-schema.ts';
import type { OwnGameParts, StageProps } from '../config/own-games.ts';
import { featurePages, type OwnParts, type Page } from '../config/own-parts.ts';
import { contributionsOf, messagesOf, ownGamesOf, pagesOf, slotsOf } from '../config/plugins.ts';
import { allWords } from '../i18n/all-words.ts';
import { LatePart } from '../page/late-part.tsx';
import { report } from './happenings.ts';
import { NavbarLinks } from './navbar-links.tsx';
import { createOwnGames } from './own-games.ts';
import { createOwnMenus } from './own-links.ts';
import { createSlot, kitPartsOf, viewOf } from './own-slots.tsx';

const EventReports = late(async () => {
  await allWords();
  return { default: (await import('./event-reports.tsx')).EventReports };
});

const Companion = () => (
  <LatePart hasPlace={false}>
    <EventReports />
  </LatePart>
);

const featureNames = ['deposit', 'withdraw', 'favourites', 'referral'] as const;

function featuresOf({ features = {} }: BrandInput): OwnParts['features'] {
  const { deposit = true, withdraw = true, favourites = true, referral = true } = features;
  return { deposit, withdraw, favourites, referral };
}

/** A game of the brand; its stage comes when it is first shown. */
const partsOfGame = ({ name, stage, rules }: GameInput): OwnGameParts => ({
  name,
  Stage: viewOf(stage) as ComponentType<StageProps>,
  rulesOf:
    rules && (async (engine) => (await rules()).default.rules.find(({ id }) => id === engine)),
});

/** Pages of the app as the brand lets people open them. */
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
 * Makes what a brand says beyond its look: components, pages, menus, games, events. The plugin of Vite
 * gives it to `createApp` where the brand file says any of it.
 * @source ours
 */
export function createOwnParts(input: BrandInput): OwnParts {
  const features = featuresOf(input);
  const added = pagesOf(input);
  const slots = slotsOf(input);
  // A page that the brand names exactly has precedence over our routes with parameters.
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
    menusFor: createOwnMenus(input.navigation, pages, added),
    messages: messagesOf(input),
    features,
    ...createOwnGames(input.games),
    ownGames: ownGamesOf(input).map(partsOfGame),
    payments: {
      order: input.payments?.order ?? [],
      texts: input.payments?.texts ?? {},
      shown: input.payments?.shown ?? [],
    },
    legal: [legalName, address].filter(Boolean).join(' · '),
    licences,
    listeners,
    report: listeners.length > 0 ? report : undefined,
    onError: input.onError,
    asksConsent: input.analytics?.consent !== 'none',
  };
}
