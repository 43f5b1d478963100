import {
  noticeStorageKey,
  noticeTimeStorageKey,
  tokenStorageKey,
  type Language,
} from '@lobi/core/contract';
import { bootOverlay } from '../boot-overlay.ts';
import { detectLanguage, keepLanguage } from '../i18n/detect-language.ts';
import { watchBoot, type FailureWords } from './boot-failure.ts';
import { decideFirstPaint } from './decide-first-paint.ts';
import { holdNotice } from './hold-notice.ts';

/** Facts of the brand that the page holds. */
export interface FirstPaintFacts {
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly noticeVersion: string;
  readonly lobbyPaths: readonly string[];
  readonly overlayRemoveMs: number;
  readonly failures: FailureWords;
}

/** Written here when the page is built. */
declare const firstPaintFacts: FirstPaintFacts;

/** Returns a stored value; `null` if the browser denies access to it. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page itself remembers it.
  }
}

const facts = firstPaintFacts;
const language = detectLanguage(facts.languages, facts.language);
keepLanguage(language);
document.documentElement.lang = language;

/** A copy of what was printed in the reader's language. */
function printed(part: 'notice' | 'lobby' | 'failure'): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-part="${part}"][lang="${language}"]`,
  );
  return document.importNode(template?.content ?? document.createDocumentFragment(), true);
}

watchBoot(facts.failures[language], () => printed('failure'));

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

if (shown.notice) {
  holdNotice(printed('notice'), () => {
    keep(noticeStorageKey, facts.noticeVersion);
    keep(noticeTimeStorageKey, new Date().toISOString());
  });
}
// On every page: the overlay covers the first moments, not the work that a page begins with.
bootOverlay(document, facts.overlayRemoveMs);
if (shown.lobby) {
  document.addEventListener('DOMContentLoaded', () => {
    const mount = document.getElementById('app');
    // From a cache the app itself may be there first.
    if (!mount || mount.hasChildNodes()) return;
    mount.dataset['printed'] = '';
    mount.append(printed('lobby'));
  });
}
