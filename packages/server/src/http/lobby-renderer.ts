import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Folder of the renderer within a built app. It is not served. */
export const rendererFolder = '/.lobi/';

/** Audience of a lobby: guests, or visitors with a session, which only the app checks. */
export type LobbyAudience = 'guest' | 'user';

/** A lobby in one language as markup and style rules. */
export interface PrerenderedLobby {
  readonly html: string;
  readonly style: string;
  /** Language of the packages behind one that the brand adds; default the language itself. */
  readonly basedOn?: string;
}

/** Response bodies of the public calls from which a lobby is rendered. */
export interface LobbyAnswers {
  /** Time at which they were read, in ms since 1970. */
  readonly at: number;
  readonly language: string;
  readonly audience: LobbyAudience;
  readonly answers: readonly {
    readonly name: string;
    readonly query?: object;
    readonly answer: unknown;
  }[];
}

/** Renders lobbies to HTML in a worker thread. */
export interface LobbyRenderer {
  /** Rejects when the lobby cannot be rendered, or not in time. */
  render(answers: LobbyAnswers): Promise<PrerenderedLobby>;
  close(): Promise<void>;
}

interface Reply {
  readonly id: number;
  readonly prerendered?: PrerenderedLobby;
  readonly failure?: string;
}

interface Waiting {
  readonly resolve: (prerendered: PrerenderedLobby) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Time limit for one lobby, in ms; a thread that exceeds it is terminated. @source ours */
const renderWithinMs = 10_000;

/** Memory limit of the thread, in MB. A lobby of 2,000 games needs a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Opens the renderer that was built with an app; `undefined` for an app without one. The thread is
 * started with the first lobby, and again after it has ended.
 * @param folder of the built app
 */
export function openLobbyRenderer(folder: string): LobbyRenderer | undefined {
  const path = join(folder, rendererFolder, 'render-lobby.mjs');
  if (!existsSync(path)) return undefined;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  const settle = (id: number, act: (caller: Waiting) => void): void => {
    const caller = waiting.get(id);
    if (!caller) return;
    waiting.delete(id);
    clearTimeout(caller.timer);
    act(caller);
  };
  const end = async (error: Error): Promise<void> => {
    const ended = thread;
    thread = undefined;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
    await ended?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(path, { resourceLimits, env: {}, stdout: true, stderr: true });
    // The output of the thread is discarded; unread output would accumulate.
    started.stdout.resume();
    started.stderr.resume();
    started.on('message', ({ id, prerendered, failure }: Reply) => {
      settle(id, ({ resolve, reject }) => {
        if (prerendered) resolve(prerendered);
        else reject(new Error(failure ?? 'The renderer returned no page.'));
      });
    });
    started.on('error', (error: Error) => void end(error));
    started.on('exit', () => {
      if (thread === started) void end(new Error('The renderer thread has ended.'));
    });
    // The thread does not keep the process alive.
    started.unref();
    return started;
  };

  return {
    render: (answers) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        lastId += 1;
        const timer = setTimeout(
          () => void end(new Error('The renderer timed out.')),
          renderWithinMs,
        );
        timer.unref();
        waiting.set(lastId, { resolve, reject, timer });
        thread.postMessage({ id: lastId, answers });
      }),
    close: () => end(new Error('The renderer was closed.')),
  };
}
