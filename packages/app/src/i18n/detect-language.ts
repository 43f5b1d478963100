import type { Language } from '@lobi/core/contract';
import { toLanguage } from '@lobi/core/locales/pick-language';

/** Name in local and session storage under which the choice of a language is kept. @source spec §9 */
const storageKey = 'i18nextLng';

/** Storage that a browser denies counts as empty. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(storageKey);
  } catch {
    return null;
  }
}

/** A cookie whose value cannot be decoded holds nothing either. */
function inCookie(name: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value ?? null;
}

/** Where a language is looked for, first place first. @source spec §9 (detection order) */
const places: readonly (() => string | null | readonly string[])[] = [
  () => new URLSearchParams(location.search).get('lng'),
  () => inCookie('i18next'),
  () => stored(() => localStorage),
  () => stored(() => sessionStorage),
  () => [...navigator.languages, navigator.language],
  () => document.documentElement.lang,
];

/** The first language that is asked for and spoken here, else the given one. */
export function detectLanguage(supported: readonly Language[], otherwise: Language): Language {
  for (const place of places) {
    for (const tag of [place() ?? []].flat()) {
      const language = toLanguage(tag);
      if (language && supported.includes(language)) return language;
    }
  }
  return otherwise;
}

/** Keeps the language for the next visit. @source spec §9 (result cached in local storage) */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // It holds until the page is left.
  }
}
