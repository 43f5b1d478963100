import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLobbyRenderer, type LobbyRenderer } from './lobby-renderer.ts';

const folders: string[] = [];
const open: LobbyRenderer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates an app whose renderer is this module. */
function rendererOf(code: string): LobbyRenderer {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-renderer-'));
  folders.push(folder);
  mkdirSync(join(folder, '.lobi'));
  writeFileSync(join(folder, '.lobi/render-lobby.mjs'), code);
  const renderer = openLobbyRenderer(folder);
  if (!renderer) throw new Error('The app has no renderer.');
  open.push(renderer);
  return renderer;
}

const answering = (body: string): string => `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, answers }) => { ${body} });
`;
const answers = { at: 0, language: 'id', audience: 'guest', answers: [] } as const;

describe('the lobby renderer', () => {
  it('openLobbyRenderer is undefined for an app without a renderer', () => {
    expect(openLobbyRenderer(tmpdir())).toBeUndefined();
  });

  it('the renderer resolves each call with its own lobby', async () => {
    const renderer = rendererOf(
      answering(`
        const reply = () => parentPort.postMessage({ id, prerendered: { html: answers.language, style: '' } });
        if (answers.language === 'id') setTimeout(reply, 20); else reply();
      `),
    );
    const all = await Promise.all([
      renderer.render(answers),
      renderer.render({ ...answers, language: 'en' }),
    ]);
    expect(all.map(({ html }) => html)).toEqual(['id', 'en']);
  });

  it('a lobby that cannot be rendered rejects only its own call', async () => {
    const renderer = rendererOf(
      answering(`
        if (answers.language === 'id') parentPort.postMessage({ id, failure: 'no such part' });
        else parentPort.postMessage({ id, prerendered: { html: 'drawn', style: '' } });
      `),
    );
    await expect(renderer.render(answers)).rejects.toThrow('no such part');
    expect((await renderer.render({ ...answers, language: 'en' })).html).toBe('drawn');
  });

  it('a crashed renderer restarts with the next lobby', async () => {
    const renderer = rendererOf(
      answering(`
        if (answers.language === 'id') throw new Error('crashed');
        parentPort.postMessage({ id, prerendered: { html: 'drawn', style: '' } });
      `),
    );
    await expect(renderer.render(answers)).rejects.toThrow('crashed');
    expect((await renderer.render({ ...answers, language: 'en' })).html).toBe('drawn');
  });

  it('the renderer thread has no environment variables of the platform', async () => {
    process.env['LOBI_SECRET_OF_THE_TEST'] = 'secret';
    const renderer = rendererOf(
      answering(
        `parentPort.postMessage({ id, prerendered: { html: JSON.stringify(process.env), style: '' } });`,
      ),
    );
    expect((await renderer.render(answers)).html).toBe('{}');
    delete process.env['LOBI_SECRET_OF_THE_TEST'];
  });
});
