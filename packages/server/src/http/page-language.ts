import { matchLanguage } from '@lobi/core/locales';
import type { FastifyRequest } from 'fastify';

/**
 * Cookies with a language: one that other programs may set, and one that our page sets if this guess
 * was wrong.
 */
const languageCookies = ['i18next', 'lobi-language'] as const;

/** Languages of an `Accept-Language` header, most preferred first. */
function acceptedTags(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/);
      return { tag, quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/**
 * Returns the likely language of a visitor, from the same sources as the app except the storage of the
 * browser. The page itself decides; after a wrong guess it cannot use the pre-rendered lobby.
 * @param supported languages of the app, the default first; also those that a brand adds
 * @source spec §9 (detection order)
 */
export function pageLanguage(
  { query, cookies, headers }: Pick<FastifyRequest, 'query' | 'cookies' | 'headers'>,
  supported: readonly string[],
): string | undefined {
  const { lng } = query as { readonly lng?: unknown };
  const tags = [
    typeof lng === 'string' ? lng : undefined,
    ...languageCookies.map((name) => cookies[name]),
    ...acceptedTags(headers['accept-language']),
    supported[0],
  ];
  return tags
    .map((tag) => (tag === undefined ? undefined : matchLanguage(tag, supported)))
    .find((language) => language !== undefined);
}
