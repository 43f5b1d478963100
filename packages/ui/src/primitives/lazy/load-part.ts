import type { PartFailure } from './failure-boundary.tsx';
import { findLoadFailure, isImportFailure, type LoadFailure } from './find-load-failure.ts';

/** A part of the page whose code failed to load. */
export interface LoadError extends Error {
  readonly name: 'LoadError';
  readonly failure: LoadFailure;
  /** Clears the failure, so that the part is loaded again when it is next shown. */
  readonly forget: () => void;
}

/** Returns whether an error is a `LoadError`. */
export const isLoadError = (error: unknown): error is LoadError =>
  error instanceof Error && error.name === 'LoadError';

function createLoadError(cause: Error, failure: LoadFailure, forget: () => void): LoadError {
  const error = new Error(`A chunk of the page failed to load: ${failure}`, { cause });
  return Object.assign(error, { name: 'LoadError' as const, failure, forget });
}

/** Reason why a part cannot be shown: its code failed to load, or it threw (`'500'`). */
export async function findPartFailure(error: unknown): Promise<PartFailure> {
  if (isLoadError(error)) return error.failure;
  return error instanceof Error && isImportFailure(error) ? findLoadFailure(error) : '500';
}

/**
 * Loads a part of the page, and determines the reason of a failure. A file that exists after all is
 * requested again, so that a short interruption is not noticed. Errors: `LoadError` with its `failure`;
 * errors of the code itself pass through.
 * @example const { recompute } = await loadPart(() => import('./recompute.ts'));
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  forget: () => void = () => undefined,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && isImportFailure(error))) throw error;
    const failure = await findLoadFailure(error);
    if (failure !== 'blocked') throw createLoadError(error, failure, forget);
    return load().catch((again: unknown) => {
      throw isImportFailure(again) ? createLoadError(error, failure, forget) : again;
    });
  }
}
