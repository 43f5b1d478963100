import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './shots.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * @param {string} label
 * @param {Buffer | undefined} picture
 */
const figure = (label, picture) =>
  picture
    ? `<figure><figcaption>${label}</figcaption><img alt="${label}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
    : '';

const style = `
  :root { color-scheme: dark light; }
  body { max-width: 1600px; margin: 0 auto; padding: 24px; font: 15px/1.5 system-ui, sans-serif; }
  section { margin-block: 32px; padding-block-start: 16px; border-block-start: 1px solid #8886; }
  h2 { font-size: 17px; }
  .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; flex: 1 1 320px; }
  figcaption { color: #888; }
  img { max-width: 100%; border: 1px solid #8886; }
`;

/**
 * Writes a page with every changed picture: before, after, and the difference.
 *
 * @param {string} folder
 * @param {Result[]} results
 * @returns {string} path of the page
 */
export function writeReport(folder, results) {
  const path = join(folder, 'index.html');
  const shown = results.filter(({ state }) => state !== 'same');
  const sections = shown.map(
    ({ shot, state, reason, before, after, difference }) => `<section>
<h2>${escape(shot.title)} · ${escape(shot.name)} · ${shot.mode}</h2>
<p>${state}${reason ? `: ${escape(reason)}` : ''} <code>${fileOf(shot)}</code></p>
<div class="pictures">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`,
  );
  const summary =
    shown.length === 0 ? 'Everything looks as before.' : `${shown.length} to look at.`;
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual comparison</title><style>${style}</style>
<h1>Visual comparison</h1><p>${results.length} pictures. ${summary}</p>${sections.join('\n')}</html>`,
  );
  return path;
}
