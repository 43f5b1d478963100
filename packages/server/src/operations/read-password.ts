import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { StartError } from '../config/start-error.ts';

/** Takes what readline would show of a secret. */
const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks at the terminal, one question after the other; what is typed is not shown. Ctrl-C and Ctrl-D
 * end it with a `StartError`.
 */
async function askUnseen(
  terminal: NodeJS.ReadableStream,
  questions: readonly string[],
  show: (line: string) => void,
): Promise<string[]> {
  // Before the first question, and until after the last: from here on the terminal shows nothing.
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
 * A new password: asked for twice at a terminal, without showing it, else the first line of what
 * comes in.
 * Errors: `StartError` when there is none, or when the two differ.
 * @param input standard input
 * @param show where questions go, which is not where the result goes
 */
export async function readNewPassword(
  input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>,
  show: (line: string) => void,
): Promise<string> {
  if (input.isTTY) {
    const questions = ['Password: ', 'The same password again: '];
    const [password = '', again] = await askUnseen(input, questions, show);
    if (again !== password) {
      throw new StartError('The two passwords differ; nothing was created.');
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
