import { parentPort } from 'node:worker_threads';
import type { createRenderer, LobbyRequest } from './render-first-paint.tsx';

/** Request for one lobby; the response has the same id. */
interface RenderRequest {
  readonly id: number;
  readonly answers: LobbyRequest;
}

/**
 * Runs as a worker thread of the server: each message is a lobby to render. In a separate thread,
 * rendering blocks no call, and an error of a brand ends no process.
 */
export function serveRenderer({ lobby }: Pick<ReturnType<typeof createRenderer>, 'lobby'>): void {
  parentPort?.on('message', ({ id, answers }: RenderRequest) => {
    lobby(answers).then(
      (prerendered) => parentPort?.postMessage({ id, prerendered }),
      (error: unknown) => parentPort?.postMessage({ id, failure: String(error) }),
    );
  });
}
