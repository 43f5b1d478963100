/** Native names of the interface languages. @source spec §1 */
export const nativeNames: Readonly<Record<string, string>> = {
  id: 'Bahasa Indonesia',
  en: 'English',
  es: 'Español',
  'zh-Hans': '简体中文',
};

/** Native name of a language by its BCP 47 tag; the tag if the browser has no name. */
export function nativeName(language: string): string {
  return (
    nativeNames[language] ??
    new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ??
    language
  );
}

/** Name of a language in another, both by their BCP 47 tags. */
export function nameIn(language: string, reader: string): string {
  return (
    new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(language) ?? language
  );
}
