import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { StartError } from '../config/start-error.ts';

/** Discards what readline would echo of a secret. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Prompts at the terminal, one question after the other, without echo. Ctrl-C and Ctrl-D end it with a
 * `StartError`.
 */
async function askUnseen(
  terminal: NodeJS.ReadableStream,
  questions: readonly string[],
  show: (line: string) => void,
): Promise<string[]> {
  // Created before the first question and closed after the last: meanwhile the terminal echoes nothing.
  const reader = createInterface({ input: terminal, output: silent(), terminal: true });
  const over = new AbortController();
  reader.once('close', () => over.abort());
  const answers: string[] = [];
  try {
    for (const question of questions) {
      show(question);
      answers.push(await reader.question('', { signal: over.signal }));
      show('\n');
    }
    return answers;
  } catch (cause) {
    show('\n');
    throw new StartError('No password was given.', cause);
  } finally {
    reader.close();
  }
}

/**
 * Reads a new password: twice at a terminal, without echo, else the first line of the input. Errors:
 * `StartError` when there is none, or when the two differ.
 * @param input standard input
 * @param show stream for prompts, separate from the output
 */
export async function readNewPassword(
  input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>,
  show: (line: string) => void,
): Promise<string> {
  if (input.isTTY) {
    const questions = ['Password: ', 'The same password again: '];
    const [password = '', again] = await askUnseen(input, questions, show);
    if (again !== password) {
      throw new StartError('The two passwords differ; nothing was created. Try again.');
    }
    return password;
  }
  const [line = ''] = (await text(input)).split(/\r?\n/, 1);
  if (line === '') {
    throw new StartError(
      'No password came on standard input. Pipe it in, run the command at a terminal, or give --link.',
    );
  }
  return line;
}
