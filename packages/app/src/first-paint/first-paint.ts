import { noticeStorageKey, noticeTimeStorageKey } from '@lobi/core/contract';
import { bootOverlay } from '../boot-overlay.ts';
import { watchBoot, type FailureTexts } from './boot-failure.ts';
import { copyOf, templateOf } from './copy-part.ts';
import { audienceOf, readArrival } from './decide-first-paint.ts';
import { firstUse } from '../page/first-use.ts';
import { callsMark } from './calls-mark.ts';
import { onFirstUse } from './first-use.ts';
import { holdNotice } from './hold-notice.ts';
import { prerenderedMark } from '../page/prerendered-lobby.ts';
import { prerenderedNoticeId } from '../page/prerendered-notice.ts';
import { answerPresses, loadMorePictures } from './show-lobby.ts';

/** Data of the brand that the page contains. */
export interface FirstPaintFacts {
  readonly noticeVersion: string;
  readonly lobbyPaths: readonly string[];
  readonly overlayRemoveMs: number;
  readonly failures: FailureTexts;
}

/** Replaced when the page is built. */
declare const firstPaintFacts: FirstPaintFacts;

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page records the agreement in its own attribute.
  }
}

const facts = firstPaintFacts;
/** Language that the first script has decided. */
const language = document.documentElement.lang;

watchBoot(facts.failures[language], () => copyOf(templateOf('failure')));

const shownLobby = audienceOf(readArrival(facts.noticeVersion), facts.lobbyPaths);

const notice = document.getElementById(prerenderedNoticeId);
if (notice) {
  holdNotice(notice, () => {
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
  mount.dataset[prerenderedMark] = '';
  mount.append(copyOf(template));
}

/** Language in which the server rendered the lobby; it may differ from the visitor's. */
const prerenderedLanguage = document.documentElement.dataset['lobbyLanguage'];
if (prerenderedLanguage !== undefined && prerenderedLanguage !== language) {
  // The next page is rendered in the right language.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lobi-language=${language}; path=/; max-age=31536000; samesite=lax${secure}`;
}

// Only the app can apply the filters of the address.
const isLobbyAlone =
  location.hash === '' && ![...new URLSearchParams(location.search).keys()].includes('try');
if (prerenderedLanguage === undefined) {
  startApp();
  // The build renders a guest's frame.
  if (shownLobby === 'guest') document.addEventListener('DOMContentLoaded', showRoom);
} else {
  const isMeant = document.documentElement.dataset['lobbyAudience'] === shownLobby;
  const isShown = isMeant && prerenderedLanguage === language && isLobbyAlone;
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
        return shownLobby === 'guest' ? onFirstUse(startAppOfLobby) : startApp();
      }
      mount?.replaceChildren();
      delete mount?.dataset[prerenderedMark];
      startApp();
    },
  );
}
