import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { readNewPassword } from './read-password.ts';

const password = 'seven grey herons';

/** A terminal that echoes its input, as terminals do outside raw mode. */
function createTerminal() {
  const input = Object.assign(new PassThrough(), {
    isTTY: true as const,
    isRaw: false,
    setRawMode(isRaw: boolean) {
      input.isRaw = isRaw;
      return input;
    },
  });
  let echo = '';
  let shown = '';
  const show = (line: string) => void (shown += line);
  const type = (keys: string) => {
    if (!input.isRaw) echo += keys;
    input.write(keys);
  };
  return { input, show, type, shown: () => shown, echo: () => echo };
}

/** Captures what the process writes to a terminal. */
function watchOutput() {
  const chunks: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => chunks.push(String(chunk)) > 0);
  }
  return () => chunks.join('');
}

afterEach(() => void vi.restoreAllMocks());

describe('readNewPassword at a terminal', () => {
  it('readNewPassword at a terminal prompts twice without echo', async () => {
    const { input, show, type, shown, echo } = createTerminal();
    const written = watchOutput();
    const answer = readNewPassword(input, show);
    for (let line = 0; line < 2; line += 1) {
      for (const key of `${password}\r`) type(key);
      await expect.poll(() => shown().split('\n')).toHaveLength(line + 2);
    }
    const output = [written(), echo()];
    vi.restoreAllMocks();
    expect(await answer).toBe(password);
    expect(shown()).toBe('Password: \nThe same password again: \n');
    expect(output).toEqual(['', '']);
    expect(input.isRaw).toBe(false);
  });

  it('readNewPassword at a terminal rejects two different passwords', async () => {
    const { input, show, type, shown } = createTerminal();
    const answer = readNewPassword(input, show);
    type(`${password}\r`);
    await expect.poll(shown).toContain('again');
    type('seven grey heron\r');
    await expect(answer).rejects.toThrow(
      'The two passwords differ; nothing was created. Try again.',
    );
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('the readNewPassword at a terminal ends with a sentence after %s', async (_name, key) => {
    const { input, show, type } = createTerminal();
    const answer = readNewPassword(input, show);
    type(key);
    await expect(answer).rejects.toThrow(StartError);
    await expect(answer).rejects.toThrow('No password was given.');
    expect(input.isRaw).toBe(false);
  });
});

describe('readNewPassword from a pipe', () => {
  it.each([
    ['a line', `${password}\n`],
    ['a line as Windows ends it', `${password}\r\n`],
    ['a text without an end of line', password],
  ])('readNewPassword reads %s from a pipe without a prompt', async (_name, sent) => {
    const input = new PassThrough();
    const show = vi.fn();
    input.end(sent);
    expect(await readNewPassword(input, show)).toBe(password);
    expect(show).not.toHaveBeenCalled();
  });
});
