import { dirname, extname, join, relative } from 'node:path/posix';

/** Address of the sources, for links that leave `docs`. */
export const sourcesUrl = 'https://github.com/lobi-platform/lobi/blob/main/';

/**
 * Name of a page on the site: the README of a folder is its index.
 *
 * @param {string} path from `docs`
 */
export const pageName = (path) => path.replace(/(^|\/)README\.md$/, '$1index.md');

/**
 * @param {string} target of a link, as it is written
 * @param {string} path of the page, from `docs`
 */
function siteTarget(target, path) {
  if (/^([a-z]+:|#|\/)/.test(target)) return target;
  const [file = '', section] = target.split('#');
  const targetPath = join('docs', dirname(path), file);
  const anchor = section === undefined ? '' : `#${section}`;
  const isPage = targetPath.startsWith('docs/') && extname(targetPath) === '.md';
  if (!isPage) return `${sourcesUrl}${targetPath}${anchor}`;
  const name = relative(dirname(pageName(path)), pageName(relative('docs', targetPath)));
  return `${name.startsWith('.') ? '' : './'}${name}${anchor}`;
}

/** Code blocks, which stay unchanged. */
const fences = /^```[\s\S]*?^```$/gm;

/**
 * Text of a page for the site: links to pages by their names on the site, all other links to the
 * sources, so that what works on the Git host works on the site.
 *
 * @param {string} text
 * @param {string} path of the page, from `docs`
 */
export function pageText(text, path) {
  const blocks = text.match(fences) ?? [];
  return text
    .split(fences)
    .map((prose, at) => {
      const linked = prose.replace(
        /\]\(([^)\s]+)\)/g,
        (_whole, target) => `](${siteTarget(target, path)})`,
      );
      return linked + (blocks[at] ?? '');
    })
    .join('');
}
