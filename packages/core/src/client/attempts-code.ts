import type { createAttempts } from './attempts.ts';
import { loadCode } from './load-once.ts';

type CreateAttempts = typeof createAttempts;

let provided: CreateAttempts | undefined;

/** Makes the code of attempts known, so that clients need not load it. A fake clock does not wait for a file. */
export function provideAttempts(create: CreateAttempts): void {
  provided = create;
}

/**
 * The code of attempts, loaded on demand.
 * @throws AppError `network` if its file does not arrive
 */
export const loadAttempts = async (): Promise<CreateAttempts> =>
  provided ?? (await loadCode(import('./attempts.ts'), 'the code of attempts')).createAttempts;
