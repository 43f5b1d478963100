import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

/**
 * Creates the data folder if necessary and ensures that it is private and writable. Errors:
 * `StartError`.
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written. Choose another one with LOBI_DATA_DIR.`,
      cause,
    );
  }
}
