import { toLanguage } from './pick-language.ts';

/** Language and script of a tag, such as `zh-Hant` of `zh-TW`; `undefined` where it is no tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Whether a tag names a script, as `zh-Hans` does. */
const hasScript = (tag: string): boolean => /[-_][a-z]{4}(?![a-z])/i.test(tag);

/**
 * The offered language for a tag: itself, else one of the packages, else one that a brand adds, in the
 * same script; last one of the packages in another script, which readers of the language are most likely
 * to understand.
 * @example matchLanguage('ms-MY', ['id', 'en', 'ms']) // 'ms'
 * @source ours
 */
export function matchLanguage<Tag extends string>(
  tag: string,
  offered: readonly Tag[],
): Tag | undefined {
  const normalizedTag = tag.trim().toLowerCase();
  const same = offered.find((name) => name.toLowerCase() === normalizedTag);
  if (same !== undefined) return same;
  const packaged = toLanguage(tag);
  const near = offered.find((name) => name === packaged);
  // The usual script of both. The first question for it takes a browser some milliseconds, before it has painted.
  if (near !== undefined && !hasScript(near) && !hasScript(normalizedTag)) return near;
  const script = scriptOf(tag.trim());
  if (near !== undefined && (script === undefined || scriptOf(near) === script)) return near;
  return offered.find((name) => script !== undefined && scriptOf(name) === script) ?? near;
}
