import type { Scheme } from '@lobi/ui/tokens';
import type { LanguageTag } from '../config/languages.ts';
import { detectLanguage, storeLanguage } from '../i18n/detect-language.ts';
import { chosenScheme } from '../page/stored-scheme.ts';
import { applyScheme, copyOf, templateOf } from './copy-part.ts';
import { needsNotice, readArrival } from './decide-first-paint.ts';
import { showNotice } from './show-notice.ts';

/**
 * The first script of the page, as short as possible: it decides language and scheme, and shows the notice, so
 * that the first frame that a browser paints contains it. The second one, `first-paint.ts`, does the rest.
 */

/** Background and text colours of the page. */
interface SchemeColours {
  readonly ground: string;
  readonly ink: string;
}

/** Data of the brand that the script contains. */
export interface FirstFrameFacts {
  readonly languages: readonly LanguageTag[];
  readonly language: LanguageTag;
  /** Languages that are written from right to left. */
  readonly rightToLeft: readonly LanguageTag[];
  /** Colours of the overlay in the selectable schemes; none without a choice. */
  readonly schemes: Readonly<Partial<Record<Scheme, SchemeColours>>>;
  readonly noticeVersion: string;
}

/** Replaced when the page is built. */
declare const firstFrameFacts: FirstFrameFacts;

const facts = firstFrameFacts;
const language = detectLanguage(facts.languages, facts.language);
storeLanguage(language);
document.documentElement.lang = language;
document.documentElement.dir = facts.rightToLeft.includes(language) ? 'rtl' : 'ltr';

// Without a choice that the brand offers, the page stays as it is pre-rendered, in the default scheme.
const scheme = chosenScheme();
const colours = scheme && facts.schemes[scheme];
if (scheme && colours) applyScheme(document, scheme);
const overlay = document.getElementById('overlay');
if (colours && overlay) {
  overlay.style.background = colours.ground;
  overlay.style.color = colours.ink;
}

// A page that the server rendered in another language has none; then the app shows its own.
const notice = templateOf('notice');
if (notice && needsNotice(readArrival(facts.noticeVersion))) showNotice(copyOf(notice));
