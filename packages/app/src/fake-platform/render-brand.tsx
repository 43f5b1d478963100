import { createPlatformClient } from '@lobi/core';
import { noticeStorageKey, type Role } from '@lobi/core/contract';
import {
  createEngines,
  describeGameProblems,
  findGameProblems,
  type Engines,
} from '@lobi/core/games';
import { createFakeBackend, createFakeEnvironment, type FakeBackend } from '@lobi/core/testing';
import { useEffect, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { App } from '../app.tsx';
import type { BrandInput } from '../config/brand-schema.ts';
import { checkBrand, describeProblems } from '../config/check-brand.ts';
import type { LanguageTag } from '../config/languages.ts';
import { ownGamesOf } from '../config/plugins.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { languageBehind, loadKitTexts } from '../i18n/load-texts.ts';
import { usesOwnParts } from '../config/own-parts.ts';
import { createOwnParts } from '../own/create-own-parts.tsx';
import { preloadScreen } from '../router/preload-screen.ts';
import { fillWorld } from './fill-world.ts';

/** Options of a rendered brand. */
export interface BrandSetup {
  /** Path that the app is opened at; default `/game`. */
  readonly path?: string;
  /** Role of the user; default `player`. */
  readonly role?: Role | 'guest';
  /** Default the language of the brand. */
  readonly language?: LanguageTag;
  /** Whether the notice must still be accepted; default false. */
  readonly notice?: boolean;
  /** Whether the platform has no games and no history; default false. */
  readonly empty?: boolean;
  /** Element to render into; default a new one at the end of the page. */
  readonly container?: HTMLElement;
  /** Changes to the platform before the test. */
  readonly before?: (backend: FakeBackend) => unknown;
}

/** A rendered brand. */
export interface RenderedBrand {
  readonly container: HTMLElement;
  /** The platform behind it, for actions of other users, and for the received calls. */
  readonly backend: FakeBackend;
  /** Path, query and hash of the address. */
  address(): string;
  /** Opens another path without a reload. */
  open(path: string): void;
  /** Unmounts the app, and removes the element if it was created for it. */
  close(): void;
}

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number): unknown => setTimeout(callback, delayMs),
  clearTimeout: (timer: unknown) => clearTimeout(timer as number),
  frame: (callback: () => void) => void requestAnimationFrame(callback),
};

/** Current address, and the function that changes it. */
interface Address {
  now: string;
  go: NavigateFunction | undefined;
}

/** The built-in engines, and those of the brand's custom games with rules. */
async function enginesOf(input: BrandInput): Promise<Engines> {
  const loads = ownGamesOf(input).flatMap(({ rules }) => rules ?? []);
  const own = (await Promise.all(loads.map((load) => load()))).map((module) => module.default);
  const problems = findGameProblems(own);
  if (problems.length > 0) throw new Error(describeGameProblems(problems));
  return createEngines(own);
}

/** Publishes the address of the app to the test. */
function AddressReader({ addressRef }: { addressRef: RefObject<Address> }) {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    addressRef.current = { now: pathname + search + hash, go };
  });
  return null;
}

/**
 * Renders the whole app of a brand at a path over a fake platform, without a network. For tests in a
 * browser, such as the browser mode of Vitest.
 * @throws Error with every problem of the brand file, or of the rules of its custom games
 * @example
 * const app = await renderBrand(brand, { path: '/promo', role: 'player' });
 * await expect.element(page.getByText('Double Friday')).toBeVisible();
 * app.close();
 * @source ours
 */
export async function renderBrand(
  input: BrandInput,
  { path = '/game', role = 'player', notice = false, empty = false, ...setup }: BrandSetup = {},
): Promise<RenderedBrand> {
  const problems = checkBrand(input);
  if (problems.length > 0) throw new Error(describeProblems('brand', problems));
  const brand = resolveBrand(input, {}, usesOwnParts(input) ? createOwnParts : undefined);
  const report = brand.own?.report;
  const environment = createFakeEnvironment({ clock });
  const backend = createFakeBackend({ clock });
  backend.world.engines = await enginesOf(input);
  if (!empty) fillWorld(backend.world, 'open');
  await setup.before?.(backend);
  if (role !== 'guest') environment.tokens.write(backend.signIn(role));
  if (!notice) environment.storage.write(noticeStorageKey, String(brand.noticeVersion));

  const language = setup.language ?? brand.i18n.default;
  const { i18n, ready } = createI18n(brand, false);
  await ready;
  await i18n.changeLanguage(language);
  const kitLanguage = { language, messages: await loadKitTexts(brand, language) };
  await preloadScreen(brand, path);

  const client = createPlatformClient({
    environment,
    language: () => languageBehind(brand, language),
    noticeVersion: String(brand.noticeVersion),
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
    ...(report && { onAnswer: (name, answer) => report({ name, answer }) }),
  });
  client.start();

  const container = setup.container ?? document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const address = { current: { now: path, go: undefined } as Address };
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <App
        brand={brand}
        client={client}
        i18n={i18n}
        kitLanguage={kitLanguage}
        appearance={{ motion: 'reduced' }}
      />
      <AddressReader addressRef={address} />
    </MemoryRouter>,
  );
  return {
    container,
    backend,
    address: () => address.current.now,
    open: (next) => void address.current.go?.(next),
    close() {
      root.unmount();
      client.stop();
      if (!setup.container) container.remove();
    },
  };
}
