import type { Scheme } from '@lobi/ui/tokens';
import type { Brand } from '../config/brand-schema.ts';
import { directionOf } from '../i18n/direction-of.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * Texts of the page, by the end of their key: what the visitor can do, what continues without the page, and
 * that the page opens automatically.
 */
export const offlineTexts = ['title', 'body', 'safe', 'waiting', 'again'] as const;

/** Texts of the page in one language. */
export type OfflineTexts = Readonly<Record<(typeof offlineTexts)[number], string>>;

/** Parts of the page besides its texts. */
export interface OfflineParts {
  readonly brand: Pick<Brand, 'i18n' | 'look' | 'schemes'>;
  /** SVG of the brand's mark. */
  readonly mark: string;
  /** Code that selects language and scheme, and waits for the connection. */
  readonly script: string;
}

/** Colours as custom properties: those of the default scheme, and of the others if they are chosen. */
function coloursOf({ look, schemes }: OfflineParts['brand']): string {
  const rule = (selector: string, scheme: Scheme): string => {
    const palette = look.schemes[scheme];
    if (!palette) return '';
    const { canvas, text, text2, accent, onAccent } = palette;
    return `${selector}{color-scheme:${scheme};--canvas:${canvas};--text:${text};--text2:${text2};--accent:${accent};--on-accent:${onAccent}}`;
  };
  const others = schemes.filter((scheme) => scheme !== look.defaultScheme);
  return [
    rule(':root', look.defaultScheme),
    ...others.map((scheme) => rule(`:root[data-lobi-scheme="${scheme}"]`, scheme)),
  ].join('');
}

const style =
  'body{margin:0;min-block-size:100dvh;display:grid;place-items:center;background:var(--canvas);color:var(--text);font:16px/1.5 system-ui,sans-serif}' +
  'div{box-sizing:border-box;inline-size:100%;max-inline-size:40rem;padding:24px}' +
  'svg{block-size:56px;inline-size:56px}h1{margin:16px 0 8px;font-size:24px;line-height:1.25}' +
  'p{margin:0 0 12px}p+p{color:var(--text2)}' +
  'button{min-block-size:48px;margin-block-start:12px;padding-inline:24px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}' +
  'button:focus-visible{outline:3px solid var(--text);outline-offset:3px}';

/**
 * The page that the service worker shows if the site does not respond and the requested page is not cached.
 * It is complete in itself, so that it needs no file.
 * @param texts by language, each of the brand
 * @source ours
 */
export function offlinePage(
  texts: Readonly<Record<string, OfflineTexts>>,
  { brand, mark, script }: OfflineParts,
): string {
  const { default: language } = brand.i18n;
  const parts = Object.entries(texts).map(([tag, each]) => {
    const { title, body, safe, waiting, again } = each;
    const hidden = tag === language ? '' : ' hidden';
    return `<main lang="${tag}" dir="${directionOf(tag)}"${hidden}><h1>${escapeHtml(title)}</h1><p>${escapeHtml(body)}</p><p>${escapeHtml(safe)}</p><p role="status">${escapeHtml(waiting)}</p><button type="button">${escapeHtml(again)}</button></main>`;
  });
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(texts[language]?.title ?? '')}</title><style>${coloursOf(brand)}${style}</style></head><body><div>${mark}${parts.join('')}</div><script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`;
}
