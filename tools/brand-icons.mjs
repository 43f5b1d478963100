// Draws the icons of the installed app of each built-in brand from its mark into packages/app/marks: for
// home screens in two sizes, and one without corners whose mark stays inside any mask. Run after a mark
// or the colours of a brand have changed, after `pnpm build`; the files are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { baja, lentera, pesisir } from '../packages/ui/dist/tokens/index.js';
import { browserPath } from './find-browser.mjs';
import { root } from './run.mjs';

/** Share of the icon that its mark takes: a mask may cut off all outside a circle of 80 %. */
const shapes = {
  192: { px: 192, mark: 0.66, corner: 0.22 },
  512: { px: 512, mark: 0.66, corner: 0.22 },
  maskable: { px: 512, mark: 0.52, corner: 0 },
};

const folder = join(root, 'packages/app/marks');
const browser = await chromium.launch({ executablePath: browserPath() });
const page = await browser.newPage();
for (const brand of [lentera, pesisir, baja]) {
  const mark = readFileSync(join(folder, `${brand.name}.svg`), 'utf8');
  const palette = brand.schemes[brand.defaultScheme];
  if (!palette) throw new Error(`${brand.name} has no colours for its default scheme.`);
  for (const [name, { px, mark: share, corner }] of Object.entries(shapes)) {
    await page.setViewportSize({ width: px, height: px });
    await page.setContent(
      `<style>body{margin:0}div{display:grid;place-items:center;block-size:100vh;background:${palette.canvas};border-radius:${corner * px}px}svg{inline-size:${share * px}px;block-size:${share * px}px}</style><div>${mark}</div>`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(join(folder, `${brand.name}-${name}.png`), picture);
  }
}
await browser.close();
