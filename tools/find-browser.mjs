import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH`, else the first known name on `PATH`.
 * Throws when there is none, with a sentence that says what to do.
 */
export function browserPath() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH points to ${given}, which is not there.`);
    return given;
  }
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its executable.');
}
