import { languages, type Language } from '../contract/limits.ts';

const byPrefix: Readonly<Record<string, Language>> = {
  id: 'id',
  in: 'id',
  en: 'en',
  es: 'es',
  zh: 'zh-Hans',
};

/** Our language for a language tag (`zh-CN` → `zh-Hans`, old Android's `in` → `id`); `undefined` for others. */
export function toLanguage(tag: string): Language | undefined {
  return byPrefix[tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''];
}

/** Best language for an `Accept-Language` header; Indonesian without a match. @source spec §7, §9 */
export function pickLanguage(header: string | undefined): Language {
  const preferred = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.split(';');
      const quality = settings.map((s) => /^\s*q=([\d.]+)$/.exec(s)?.[1]).find(Boolean);
      return { language: toLanguage(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((item) => item.language !== undefined && item.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return preferred[0]?.language ?? languages[0];
}

/** Language tag that servers of this kind know, for the `Accept-Language` header. @source ours */
export function acceptLanguage(language: Language): string {
  return language === 'zh-Hans' ? 'zh-CN' : language;
}
