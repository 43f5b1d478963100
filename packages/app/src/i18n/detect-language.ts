import { matchLanguage } from '@lobi/core/locales/match-language';
import type { LanguageTag } from '../config/languages.ts';

/** Key of the chosen language in local and session storage. @source spec §9 */
const storageKey = 'i18nextLng';

/** Storage that the browser denies is treated as empty. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(storageKey);
  } catch {
    return null;
  }
}

/** A cookie whose value cannot be decoded is treated as empty. */
function inCookie(name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value ?? null;
}

/** Sources of the language, in order of priority. @source spec §9 (detection order) */
const sources: readonly (() => string | null | readonly string[])[] = [
  () => new URLSearchParams(location.search).get('lng'),
  () => inCookie('i18next'),
  () => stored(() => localStorage),
  () => stored(() => sessionStorage),
  () => [...navigator.languages, navigator.language],
  () => document.documentElement.lang,
];

/** The first requested language that is supported, else the given one. */
export function detectLanguage(
  supported: readonly LanguageTag[],
  otherwise: LanguageTag,
): LanguageTag {
  for (const readSource of sources) {
    for (const tag of [readSource() ?? []].flat()) {
      const language = matchLanguage(tag, supported);
      if (language !== undefined) return language;
    }
  }
  return otherwise;
}

/** Stores the language for the next visit. @source spec §9 (result cached in local storage) */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Kept in memory until the page is left.
  }
}
