import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A stored Storybook. `archive` is the same site as one file, for the artefacts of a release;
 * `digest` is that of the site's files.
 * @typedef {{ version: string, commit: string, date: string, archive: string, bytes: number, digest: string }} KeptVersion
 */

/** Contains the build time, so that it differs between two builds of the same sources. */
const changing = ['project.json'];

/** Name of the manifest within the folder of versions. */
export const manifestFile = 'versions.json';

/**
 * Stored Storybooks, newest first.
 * @param {string} folder
 * @returns {KeptVersion[]}
 */
export function readVersions(folder) {
  const path = join(folder, manifestFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** @param {string} site */
function digestOf(site) {
  const hash = createHash('sha256');
  for (const file of globSync('**/*', { cwd: site }).sort()) {
    const path = join(site, file);
    if (changing.includes(file) || !statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** @param {KeptVersion} version */
const rowOf = ({ version, commit, date, archive, bytes }) =>
  `<tr><th scope="row"><a href="${version}/index.html">${version}</a></th><td>${date}</td>` +
  `<td><code>${commit}</code></td><td><a href="${archive}">${Math.ceil(bytes / 1e6)} MB</a></td></tr>`;

/** @param {readonly KeptVersion[]} versions */
const pageOf = (versions) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lobi Storybook</title>
<style>
:root { color-scheme: dark light; font: 16px/1.6 system-ui, sans-serif; }
body { max-inline-size: 720px; margin: 48px auto; padding-inline: 24px; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 8px; border-block-end: 1px solid #8886; text-align: start; }
</style>
<h1>Lobi Storybook</h1>
<p>One for each release, newest first. An address within a version stays valid as long as it is listed.</p>
<table>
<thead><tr><th scope="col">Version</th><th scope="col">Date</th><th scope="col">Commit</th><th scope="col">Archive</th></tr></thead>
<tbody>
${versions.map(rowOf).join('\n')}
</tbody>
</table>
</html>
`;

/**
 * Adds a Storybook to the folder of versions: the site under the version, its archive, the manifest and
 * a page that lists all. An existing version is never changed, so that links to it are permanent.
 *
 * @param {string} folder
 * @param {string} site built Storybook
 * @param {{ version: string, commit: string, date: string, keep: number }} release date as `2026-11-28`;
 *   `keep`: how many versions stay
 * @returns {KeptVersion[]} stored versions, newest first
 * @throws if the version exists with another content
 */
export function keepVersion(folder, site, { version, commit, date, keep }) {
  const versions = readVersions(folder);
  const digest = digestOf(site);
  const existing = versions.find((each) => each.version === version);
  if (existing?.digest === digest) return versions;
  if (existing) throw new Error(`Storybook ${version} is kept already, with another content.`);

  mkdirSync(folder, { recursive: true });
  cpSync(site, join(folder, version), { recursive: true });
  const archive = `lobi-storybook-${version}.tar.gz`;
  execFileSync('tar', ['-czf', archive, version], { cwd: folder });
  const { size: bytes } = statSync(join(folder, archive));
  const all = [{ version, commit, date, archive, bytes, digest }, ...versions];
  for (const old of all.slice(keep)) {
    rmSync(join(folder, old.version), { recursive: true, force: true });
    rmSync(join(folder, old.archive), { force: true });
  }
  const kept = all.slice(0, keep);
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(kept, undefined, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), pageOf(kept));
  return kept;
}
