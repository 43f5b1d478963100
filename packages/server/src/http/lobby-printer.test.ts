import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLobbyPrinter, type LobbyPrinter } from './lobby-printer.ts';

const folders: string[] = [];
const open: LobbyPrinter[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((printer) => printer.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates an app whose printer is this module. */
function printerOf(code: string): LobbyPrinter {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-printer-'));
  folders.push(folder);
  mkdirSync(join(folder, '.lobi'));
  writeFileSync(join(folder, '.lobi/print-lobby.mjs'), code);
  const printer = openLobbyPrinter(folder);
  if (!printer) throw new Error('The app has no printer.');
  open.push(printer);
  return printer;
}

const answering = (body: string): string => `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, answers }) => { ${body} });
`;
const answers = { at: 0, language: 'id', audience: 'guest', answers: [] } as const;

describe('the lobby printer', () => {
  it('openLobbyPrinter is undefined for an app without a printer', () => {
    expect(openLobbyPrinter(tmpdir())).toBeUndefined();
  });

  it('the printer resolves each call with its own lobby', async () => {
    const printer = printerOf(
      answering(`
        const reply = () => parentPort.postMessage({ id, prerendered: { html: answers.language, style: '' } });
        if (answers.language === 'id') setTimeout(reply, 20); else reply();
      `),
    );
    const all = await Promise.all([
      printer.print(answers),
      printer.print({ ...answers, language: 'en' }),
    ]);
    expect(all.map(({ html }) => html)).toEqual(['id', 'en']);
  });

  it('a lobby that cannot be rendered rejects only its own call', async () => {
    const printer = printerOf(
      answering(`
        if (answers.language === 'id') parentPort.postMessage({ id, failure: 'no such part' });
        else parentPort.postMessage({ id, prerendered: { html: 'drawn', style: '' } });
      `),
    );
    await expect(printer.print(answers)).rejects.toThrow('no such part');
    expect((await printer.print({ ...answers, language: 'en' })).html).toBe('drawn');
  });

  it('a crashed printer restarts with the next lobby', async () => {
    const printer = printerOf(
      answering(`
        if (answers.language === 'id') throw new Error('crashed');
        parentPort.postMessage({ id, prerendered: { html: 'drawn', style: '' } });
      `),
    );
    await expect(printer.print(answers)).rejects.toThrow('crashed');
    expect((await printer.print({ ...answers, language: 'en' })).html).toBe('drawn');
  });

  it('the printer thread has no environment variables of the platform', async () => {
    process.env['LOBI_SECRET_OF_THE_TEST'] = 'secret';
    const printer = printerOf(
      answering(
        `parentPort.postMessage({ id, prerendered: { html: JSON.stringify(process.env), style: '' } });`,
      ),
    );
    expect((await printer.print(answers)).html).toBe('{}');
    delete process.env['LOBI_SECRET_OF_THE_TEST'];
  });
});
