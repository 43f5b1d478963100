import { noticeStorageKey, noticeTimeStorageKey, tokenStorageKey } from '@lobi/core/contract';
import type { Scheme } from '@lobi/ui/tokens';
import { bootOverlay } from '../boot-overlay.ts';
import type { LanguageTag } from '../config/languages.ts';
import { detectLanguage, storeLanguage } from '../i18n/detect-language.ts';
import { keptScheme } from '../page/kept-scheme.ts';
import { watchBoot, type FailureWords } from './boot-failure.ts';
import { decideFirstPaint } from './decide-first-paint.ts';
import { firstUse } from '../page/first-use.ts';
import { callsMark } from './calls-mark.ts';
import { onFirstUse } from './first-use.ts';
import { holdNotice } from './hold-notice.ts';
import { printedMark } from '../page/printed-lobby.ts';
import { answerPresses, loadMorePictures } from './show-lobby.ts';

/** Background and text colours of the page. */
interface SchemeColours {
  readonly ground: string;
  readonly ink: string;
}

/** Data of the brand that the page contains. */
export interface FirstPaintFacts {
  readonly languages: readonly LanguageTag[];
  readonly language: LanguageTag;
  /** Languages that are written from right to left. */
  readonly rightToLeft: readonly LanguageTag[];
  /** Colours of the overlay in the selectable schemes; none without a choice. */
  readonly schemes: Readonly<Partial<Record<Scheme, SchemeColours>>>;
  readonly noticeVersion: string;
  readonly lobbyPaths: readonly string[];
  readonly overlayRemoveMs: number;
  readonly failures: FailureWords;
}

/** Replaced when the page is built. */
declare const firstPaintFacts: FirstPaintFacts;

/** Returns a stored value; `null` if the browser denies access to it. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The scheme that is stored on this device, if the brand offers it. */
function chosenScheme(offered: FirstPaintFacts['schemes']): Scheme | undefined {
  const wish = keptScheme();
  const device = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const chosen = wish === 'system' ? device : wish;
  return chosen !== null && offered[chosen] ? chosen : undefined;
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page records the agreement in its own attribute.
  }
}

const facts = firstPaintFacts;
const language = detectLanguage(facts.languages, facts.language);
storeLanguage(language);
document.documentElement.lang = language;
document.documentElement.dir = facts.rightToLeft.includes(language) ? 'rtl' : 'ltr';

/** Scheme that the user has chosen, if the brand lets them. */
const scheme = chosenScheme(facts.schemes);

/** Applies the stored scheme; without a choice the page is pre-rendered in the brand's. */
function paint(part: ParentNode): void {
  if (scheme === undefined) return;
  for (const themed of part.querySelectorAll<HTMLElement>('[data-lobi-theme]')) {
    themed.dataset['lobiScheme'] = scheme;
  }
}
paint(document);
const colours = scheme && facts.schemes[scheme];
const overlay = document.getElementById('overlay');
if (colours && overlay) {
  overlay.style.background = colours.ground;
  overlay.style.color = colours.ink;
}

function copyOf(template: HTMLTemplateElement | null): DocumentFragment {
  const copy = document.importNode(template?.content ?? document.createDocumentFragment(), true);
  paint(copy);
  return copy;
}

/** The part that was pre-rendered in the visitor's language. */
const templateOf = (part: 'notice' | 'lobby' | 'failure') =>
  document.querySelector<HTMLTemplateElement>(`template[data-part="${part}"][lang="${language}"]`);

watchBoot(facts.failures[language], () => copyOf(templateOf('failure')));

const { pathname, search, hash } = location;
const shown = decideFirstPaint(
  {
    pathname,
    search,
    hash,
    hasToken: kept(tokenStorageKey) !== null,
    hasAgreed: kept(noticeStorageKey) === facts.noticeVersion,
  },
  facts.lobbyPaths,
);

// A page that the server rendered in another language has none; then the app shows its own.
if (shown.notice && templateOf('notice')) {
  holdNotice(copyOf(templateOf('notice')), () => {
    keep(noticeStorageKey, facts.noticeVersion);
    keep(noticeTimeStorageKey, new Date().toISOString());
  });
}
// On every page: the overlay covers the start only, not the first requests of a page.
bootOverlay(document, facts.overlayRemoveMs);

/** Requests the app's scripts, which run when they have loaded. */
function startApp(): void {
  document.body.append(copyOf(document.querySelector('template[data-part="app"]')));
}

/** Starts the app of a pre-rendered lobby, whose responses are embedded; only interactions make calls. */
function startAppOfLobby(): void {
  const scripts = copyOf(document.querySelector('template[data-part="app"]'));
  const forCalls = [...scripts.querySelectorAll(`[${callsMark}]`)];
  for (const link of forCalls) link.remove();
  document.body.append(scripts);
  void firstUse().then(() => document.body.append(...forCalls));
}

/** Calls back once `isReady` holds while the page is parsed; at the latest when it is complete. */
function whenParsed(isReady: () => boolean, act: () => void): void {
  const look = (): void => {
    if (!isReady() && document.readyState === 'loading') return;
    observer.disconnect();
    document.removeEventListener('DOMContentLoaded', look);
    act();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true });
  document.addEventListener('DOMContentLoaded', look);
  look();
}

const mountOf = (): HTMLElement | null => document.getElementById('app');

/** Reserves space for the games at build time; the app may have rendered before, from a cache. */
function showRoom(): void {
  const mount = mountOf();
  const template = templateOf('lobby');
  if (!mount || !template || mount.hasChildNodes()) return;
  mount.dataset[printedMark] = '';
  mount.append(copyOf(template));
}

/** Language in which the server rendered the lobby; it may differ from the visitor's. */
const printedLanguage = document.documentElement.dataset['lobbyLanguage'];
if (printedLanguage !== undefined && printedLanguage !== language) {
  // The next page is rendered in the right language.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lobi-language=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}

// Only the app can apply the filters of the address.
const isLobbyAlone = hash === '' && ![...new URLSearchParams(search).keys()].includes('try');
if (printedLanguage === undefined) {
  startApp();
  // The build prints a guest's frame.
  if (shown.lobby === 'guest') document.addEventListener('DOMContentLoaded', showRoom);
} else {
  const isMeant = document.documentElement.dataset['lobbyAudience'] === shown.lobby;
  const isShown = isMeant && printedLanguage === language && isLobbyAlone;
  // The lobby is painted while it is being parsed. Without this mark it stays hidden.
  if (isShown) document.documentElement.dataset['lobbyShown'] = '';
  whenParsed(
    () => mountOf()?.nextElementSibling != null,
    () => {
      const mount = mountOf();
      if (mount && isShown) {
        answerPresses(mount);
        loadMorePictures(mount);
        // The games of a user are requested, with the favourites.
        return shown.lobby === 'guest' ? onFirstUse(startAppOfLobby) : startApp();
      }
      mount?.replaceChildren();
      delete mount?.dataset[printedMark];
      startApp();
    },
  );
}
