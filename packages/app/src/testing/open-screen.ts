import { createPlatformClient, type PlatformClient } from '@lobi/core';
import { AppError, noticeStorageKey, type ApiName, type Language } from '@lobi/core/contract';
import {
  createFakeBackend,
  createFakeEnvironment,
  type FakeBackend,
  type FakeEnvironment,
} from '@lobi/core/testing';
import type { i18n } from 'i18next';
import { pseudoMessages } from '../../../ui/src/testing/pseudo.ts';
import { voices } from '../brands/voices.ts';
import { resolveBrand } from '../config/resolve-brand.ts';
import type { Brand, BrandInput } from '../config/brand-schema.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { loadKitTexts } from '../i18n/load-texts.ts';
import type { KitLanguage } from '../i18n/use-language.ts';
import { usesOwnParts, type OwnParts } from '../config/own-parts.ts';
import { createOwnParts } from '../own/create-own-parts.tsx';
import { openNotice } from '../router/lazy-parts.ts';
import { preloadScreen } from '../router/preload-screen.ts';
import { fillWorld, type FightStage } from '../fake-platform/fill-world.ts';
import { bringAbout, type Situation } from './situations.ts';

/** A screen of the app in one situation. */
export interface ScreenSetup {
  /** `{transaction}` is replaced by the transaction of the situation. */
  readonly path: string;
  /** Role of the user; `guest` has not signed in. */
  readonly role: 'guest' | 'player' | 'agent' | 'admin' | 'superadmin' | 'declare';
  /**
   * `slow` delays responses, `offline` loses the network once the screen has loaded, `server-error`
   * fails every call for content.
   */
  readonly network: 'ok' | 'slow' | 'offline' | 'server-error';
  readonly fight: FightStage;
  /** Shows the notice, as to a visitor who has not accepted it. */
  readonly notice: boolean;
  /** State of the player's transactions before the test. */
  readonly situation: Situation;
  /** A platform without history instead of the demo data. */
  readonly empty: boolean;
  readonly theme: Brand['theme'];
  readonly language: Language | 'pseudo';
  /** Additions of the brand to its theme. */
  readonly brand?: Partial<BrandInput> | undefined;
  /** Delay of responses on the slow network, in milliseconds. */
  readonly slowMs: number;
}

/** Rendered app with its environment. */
export interface OpenScreen {
  readonly path: string;
  readonly brand: Brand;
  readonly client: PlatformClient;
  /** The platform behind it, for actions of other users. */
  readonly backend: FakeBackend;
  readonly i18n: i18n;
  readonly kitLanguage: KitLanguage;
  close(): void;
}

/** Calls without which no screen can be shown. */
const vital: readonly ApiName[] = ['settings.show', 'auth.check', 'broadcasting.auth'];

/** Time after which the network is lost on the screen `offline`, once its content has loaded. */
const offlineAfterMs = 600;

const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, delayMs: number): unknown => setTimeout(callback, delayMs),
  clearTimeout: (timer: unknown) => clearTimeout(timer as number),
  frame: (callback: () => void) => void requestAnimationFrame(callback),
};

function connect(
  backend: FakeBackend,
  environment: FakeEnvironment,
  network: ScreenSetup['network'],
  language: Language,
  isGone: () => boolean,
  report: OwnParts['report'],
): PlatformClient {
  return createPlatformClient({
    environment,
    language: () => language,
    noticeVersion: '1',
    async connectApi(wiring) {
      const api = await backend.connectApi(wiring);
      return {
        ...api,
        async call(name, ...rest) {
          if (isGone()) throw new AppError('network');
          if (network === 'server-error' && !vital.includes(name))
            throw new AppError('server', undefined, { reference: '7F3K-2210' });
          return api.call(name, ...rest);
        },
      };
    },
    connectRealtime: backend.connectRealtime,
    ...(report && { onAnswer: (name, answer) => report({ name, answer }) }),
  });
}

/** Prepares the app for a screen over a fake platform, without a network. */
export async function openScreen(setup: ScreenSetup): Promise<OpenScreen> {
  const { theme, role, network } = setup;
  const isPseudo = setup.language === 'pseudo';
  const language = setup.language === 'pseudo' ? 'en' : setup.language;
  const names = { lentera: 'Lentera', pesisir: 'Pesisir', baja: 'Baja' } as const;
  const input: BrandInput = {
    schema: 1,
    id: theme,
    name: names[theme],
    extends: theme,
    i18n: { messages: isPseudo ? pseudoMessages(voices[theme]) : voices[theme] },
    ...setup.brand,
  };
  const brand = resolveBrand(input, {}, usesOwnParts(input) ? createOwnParts : undefined);
  const environment = createFakeEnvironment({ clock });
  const backend = createFakeBackend({ clock });
  if (!setup.empty) fillWorld(backend.world, setup.fight);
  const subject = setup.empty ? undefined : await bringAbout(backend, setup.situation);
  const path = setup.path.replace('{transaction}', subject ?? '');
  if (role !== 'guest') environment.tokens.write(backend.signIn(role));
  if (!setup.notice) environment.storage.write(noticeStorageKey, '1');

  const { i18n, ready } = createI18n(brand, false);
  await ready;
  await i18n.changeLanguage(language);
  if (isPseudo) {
    const texts = i18n.getResourceBundle(language, 'app') as Record<string, string>;
    i18n.addResourceBundle(language, 'app', pseudoMessages(texts), true, true);
  }
  const kitTexts = await loadKitTexts(brand, language);
  await Promise.all([preloadScreen(brand, path), setup.notice && openNotice.preload()]);

  let isGone = false;
  const client = connect(backend, environment, network, language, () => isGone, brand.own?.report);
  client.start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (network === 'slow') {
    // The session is known; the content of the screen is still loading.
    await whenChecked(client);
    backend.setLatency(setup.slowMs);
  }
  if (network === 'offline') {
    timer = setTimeout(() => {
      isGone = true;
      for (const socket of backend.sockets) socket.cut();
      environment.signal('offline');
    }, offlineAfterMs);
  }
  return {
    path,
    brand,
    client,
    backend,
    i18n,
    kitLanguage: { language, messages: isPseudo ? pseudoMessages(kitTexts) : kitTexts },
    close() {
      clearTimeout(timer);
      client.stop();
    },
  };
}

/** Resolves when the session check has finished. */
function whenChecked(client: PlatformClient): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (client.auth.getSnapshot().hasTag('checking')) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = client.auth.subscribe(settle);
    settle();
  });
}
