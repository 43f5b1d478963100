import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';
import { buildIfChanged } from '../../tools/build-if-changed.mjs';
import { reportsOf } from '../../tools/visual/results.mjs';
import { serveReview } from '../../tools/visual/review/serve-review.mjs';
import { serveFolder } from '../../tools/visual/serve-folder.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = join(root, 'node_modules/.cache/lobi/storybook-site');

/**
 * Maximum that the first page may load until its text is visible: compressed bytes as served, and files.
 * They determine its load time, which itself depends on the machine. Most of them are Storybook's own. What
 * it loads afterwards for documentation pages does not delay it.
 */
const landingLimits = { bytes: 1_700_000, files: 65 };

const run = promisify(execFile);

test.describe('a designer in the built Storybook', () => {
  let origin = '';
  let close = () => {};

  test.beforeAll(async () => {
    expect(await buildIfChanged('storybook-site')).toBe(true);
    expect(await buildIfChanged('ui')).toBe(true);
    ({ origin, close } = await serveFolder(site));
  });
  const closing: (() => void)[] = [];
  test.afterAll(() => {
    for (const end of [close, ...closing]) end();
  });

  /** Opens a page or a story inside Storybook's interface. */
  const open = (page: Page, path: string) => page.goto(`${origin}/index.html?path=${path}`);
  const canvasOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

  test('the welcome page is small and explains how to review', async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      bodies.push(response.body().catch(() => Buffer.alloc(0)));
    });
    await open(page, '/story/welcome--welcome');
    await expect(canvasOf(page).getByRole('heading', { name: 'How to review' })).toBeVisible();
    const untilVisible = [...bodies];
    const sizes = (await Promise.all(untilVisible)).map((body) => gzipSync(body).length);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(landingLimits.bytes);
    expect(sizes.length).toBeLessThanOrEqual(landingLimits.files);

    await canvasOf(page).getByRole('link', { name: 'Safer play' }).click();
    await expect(page).toHaveURL(/path=\/(docs|story)\/safer-play-/);
  });

  test('Button is found and configured by controls, and its code reproduces it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/story/welcome--welcome');
    await page.getByRole('searchbox', { name: 'Search for components' }).fill('Button');
    await page
      .locator('[role="option"]', { hasText: /Atoms\s*Button$/ })
      .first()
      .click();
    const canvas = canvasOf(page);
    await expect(canvas.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();

    const accessibility = canvas.locator('section', {
      has: page.getByRole('heading', { name: 'Accessibility' }),
    });
    await expect(accessibility.getByRole('row', { name: /^button/ })).toContainText('aria-busy');

    const control = (name: string) => canvas.locator(`[id$="atoms-button--playground-${name}"]`);
    await control('tone').selectOption('danger');
    await control('variant').selectOption('outline');
    await canvas.locator('button[id^="set-"][id$="playground-loading"]').click();
    await canvas.locator('label[for$="playground-loading"]').first().click();
    const button = canvas
      .locator('[id^="story--atoms-button--playground"] .lobi-Button-root')
      .first();
    await expect(button).toHaveAttribute('data-tone', 'danger');
    await expect(button).toHaveAttribute('data-variant', 'outline');
    await expect(button).toHaveAttribute('aria-busy', 'true');

    await canvas.getByRole('button', { name: 'Copy code' }).first().click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain("import { Button } from '@lobi/ui';");
    const project = await context.newPage();
    const { address, end } = await projectWith(code);
    closing.push(end);
    await project.goto(address);
    const same = project.locator('.lobi-Button-root');
    await expect(same).toHaveAttribute('aria-busy', 'true');
    expect(await looksOf(same)).toEqual(await looksOf(button));
  });

  test('the page of a dialog shows the open dialog as a whole', async ({ page }) => {
    await open(page, `/docs/overlays-${'ConfirmDialog'.toLowerCase()}--docs`);
    const canvas = canvasOf(page);
    const dialog = canvas.getByRole('alertdialog', { includeHidden: true }).first();
    await expect(dialog.getByRole('heading', { includeHidden: true })).toBeVisible();
    const [inner, outer] = await dialog.evaluate((element) =>
      [element, element.closest('[id^="story--"]')].map((each) => {
        const { top, bottom } = each!.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(inner!.top).toBeGreaterThanOrEqual(outer!.top);
    expect(inner!.bottom).toBeLessThanOrEqual(outer!.bottom);
  });

  test('the URL of the lobby story keeps light scheme and server errors', async ({
    page,
    context,
  }) => {
    await open(page, '/story/screens-app-lobby--player');
    const choose = async (menu: RegExp, choice: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('option', { name: choice, exact: true }).click();
    };
    await choose(/^Brand and scheme/, 'Pesisir, light');
    await choose(/^Network/, 'Server error (500)');
    const isThere = async (shown: Page) => {
      const canvas = canvasOf(shown);
      await expect(canvas.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible();
      await expect(
        canvas.locator('[data-lobi-theme="pesisir"][data-lobi-scheme="light"]').first(),
      ).toBeAttached();
    };
    await isThere(page);
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await isThere(colleague);
  });

  test('an accent colour creates a brand, which can be exported', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${origin}/iframe.html?id=brand-lab-brand-lab--lab&viewMode=story`);
    await page.getByRole('textbox', { name: 'Accent colour, as text' }).fill('#22d3ee');
    await expect(page.getByText('All 108 pairs pass')).toBeVisible();
    const exported = async (label: string) => {
      await page.getByRole('button', { name: `Copy ${label}` }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const brandFile = await exported('brand.config.ts');
    expect(brandFile).toContain("accent: '#22d3ee'");
    const { color } = JSON.parse(await exported('design tokens, W3C JSON'));
    expect(color.dark.accent.$value.hex).toBe('#22d3ee');
    expect(color.dark.focus.$value.hex).toBe('#22d3ee');
    // On a light ground the same colour has to be darker.
    const isLess = (hex: string) => Number.parseInt(hex.slice(3, 5), 16) < 0xd3;
    expect(isLess(color.light.accent.$value.hex)).toBe(true);
    expect(isLess(color.light.focus.$value.hex)).toBe(true);

    await page.getByRole('button', { name: 'Reset' }).click();
    const accent = page.getByRole('textbox', { name: 'Accent colour, as text' });
    await expect(accent).not.toHaveValue('#22d3ee');
    await page.getByRole('textbox', { name: 'Brand file to read' }).fill(brandFile);
    await page.getByRole('button', { name: 'Read brand' }).click();
    await expect(accent).toHaveValue('#22d3ee');

    const css = await exported('CSS');
    const plain = await context.newPage();
    await plain.setContent('<p data-lobi-theme="lentera-new" data-lobi-scheme="dark">Text</p>');
    await plain.addStyleTag({ content: `${css} p { color: var(--lobi-color-accent) }` });
    await expect(plain.getByText('Text')).toHaveCSS('color', 'rgb(34, 211, 238)');
  });

  test('the URL of the brand lab keeps accent and single colours over a reload', async ({
    page,
  }) => {
    await open(page, '/story/brand-lab-brand-lab--lab');
    const field = (name: string) =>
      canvasOf(page).getByRole('textbox', { name: `${name}, as text`, exact: true });
    await field('Accent colour').fill('#22d3ee');
    await field('info').fill('#88bbff');
    await expect(page).toHaveURL(
      /changes\.accent:!hex\(22d3ee\).*changes\.colors\.info:!hex\(88bbff\)/,
    );
    await page.reload();
    await expect(field('Accent colour')).toHaveValue('#22d3ee');
    await expect(field('info')).toHaveValue('#88bbff');
    await expect(canvasOf(page).getByText('All 108 pairs pass')).toBeVisible();
  });

  test('a reviewer approves one picture side by side, as a commit, and rejects another', async ({
    page,
  }) => {
    const repository = createRepository();
    const baselines = join(repository, 'baselines');
    const git = async (...options: string[]) =>
      (await run('git', options, { cwd: repository })).stdout.trim();
    const compare = () =>
      run(
        process.execPath,
        [
          'tools/visual.mjs',
          ...['--storybook', site, '--baselines', baselines],
          ...['--only', '^atoms-badge--matrix$'],
        ],
        { cwd: root },
      );
    await expect(compare()).rejects.toMatchObject({ code: 1 });
    const review = await serveReview({ reports: reportsOf('commit'), repository });
    closing.push(review.close);
    await page.goto(review.origin);
    await expect(page.getByText('2 to decide')).toBeVisible();
    await expect(page.getByRole('img', { name: 'After' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('status')).toContainText('1 approved, commit');
    expect(await git('log', '-1', '--format=%s')).toBe(
      'test(ui): approve a picture of Atoms/Badge',
    );
    expect(await git('show', '--format=', '--name-only')).toBe(
      'baselines/atoms-badge--matrix.dark.png',
    );

    await page.keyboard.press('r');
    await expect(page.getByRole('status')).toContainText('Say why');
    await page.getByRole('textbox').fill('The count is cut off.');
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Everything is decided.')).toBeVisible();
    expect(await git('log', '-1', '--format=%B')).toContain('The count is cut off.');

    // The next run compares with the approved one; the other is listed again with the reason.
    await expect(compare()).rejects.toMatchObject({
      stdout: expect.stringMatching(/rejected: The count is cut off\.[^]*2 compared, 1 the same/),
    });
    rmSync(repository, { recursive: true });
  });
});

/** A repository without baselines, for the decisions of this test. */
function createRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-baselines-'));
  const git = (...options: string[]) => execFileSync('git', options, { cwd: folder });
  git('init', '--quiet');
  git('config', 'user.name', 'Designer');
  git('config', 'user.email', 'designer@example.test');
  git('commit', '--quiet', '--allow-empty', '--message', 'test: begin');
  return folder;
}

/** A fresh project with the copied code as its page. */
async function projectWith(code: string): Promise<{ address: string; end: () => void }> {
  const folder = mkdtempSync(join(root, 'packages/app/node_modules/.walk-'));
  const [imports = '', element = ''] = code.split(/\n\n(?=<)/);
  writeFileSync(
    join(folder, 'main.tsx'),
    `${imports}
import { createRoot } from 'react-dom/client';
import { GlobalStyles, KitProvider } from '@lobi/ui';
import { id } from '@lobi/ui/messages/id';
import { lentera } from '@lobi/ui/tokens';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider messages={id} brand="lentera" scheme="dark">
    <GlobalStyles brands={[lentera]} />
    ${element}
  </KitProvider>,
);`,
  );
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="main.tsx"></script>');
  await build({ root: folder, configFile: false, logLevel: 'error', base: './' });
  const { origin, close } = await serveFolder(join(folder, 'dist'));
  const end = () => {
    close();
    rmSync(folder, { recursive: true });
  };
  return { address: `${origin}/index.html`, end };
}

/** Returns the appearance of a button, as far as its properties decide it. */
const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderRadius, height } = getComputedStyle(element);
    return [element.textContent, color, backgroundColor, borderColor, borderRadius, height];
  });
