import type { PartFailure } from './failure-boundary.tsx';
import { findLoadFailure, isImportFailure, type LoadFailure } from './find-load-failure.ts';

/** A part of the page whose code did not come. */
export interface LoadError extends Error {
  readonly name: 'LoadError';
  readonly failure: LoadFailure;
  /** Forgets the failure, so that the part is loaded again when it is next shown. */
  readonly forget: () => void;
}

/** Is it a part of the page whose code did not come? */
export const isLoadError = (error: unknown): error is LoadError =>
  error instanceof Error && error.name === 'LoadError';

function createLoadError(cause: Error, failure: LoadFailure, forget: () => void): LoadError {
  const error = new Error(`A part of the page did not load: ${failure}`, { cause });
  return Object.assign(error, { name: 'LoadError' as const, failure, forget });
}

/** Why something that was to be shown is not: its code did not come, or it failed (`'500'`). */
export async function findPartFailure(error: unknown): Promise<PartFailure> {
  if (isLoadError(error)) return error.failure;
  return error instanceof Error && isImportFailure(error) ? findLoadFailure(error) : '500';
}

/**
 * Loads a part of the page, and says why where its code does not come. A file that exists after all
 * is asked for a second time, so that a connection that was lost for a moment is not noticed.
 * Errors: `LoadError` with its `failure`; what the code itself throws passes as it is.
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
