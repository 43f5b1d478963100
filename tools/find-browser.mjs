import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

// Every browser of a test inherits it: which fonts a machine has must not change what is measured
// or compared.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts/fonts.conf', import.meta.url));

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const advice = 'Install Chromium, or set CHROMIUM_PATH to the path of its executable.';

/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH`, else Playwright's own, else the first known
 * name on `PATH`; undefined when there is none. Throws when `CHROMIUM_PATH` points nowhere.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (!existsSync(configuredPath))
      throw new Error(`CHROMIUM_PATH is ${configuredPath}, which is not there.`);
    return configuredPath;
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...macPaths].find((path) => existsSync(path));
}

/** Like {@link findBrowser}, but throws a sentence that says what to do. */
export function browserPath() {
  const path = findBrowser();
  if (!path) throw new Error(`No Chromium found. ${advice}`);
  return path;
}

/** Like {@link browserPath}, but first installs Chromium where we are root on Debian or Ubuntu. */
export function installedBrowserPath() {
  if (findBrowser()) return browserPath();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return browserPath();
  // Another program may hold the package lock for a while, so wait for it instead of failing.
  const apt = ['-y', '-o', 'DPkg::Lock::Timeout=300'];
  const install = [...apt, 'install', '--no-install-recommends', 'chromium-headless-shell'];
  for (const args of [[...apt, 'update'], install]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get could not install Chromium. ${advice}`);
  }
  return browserPath();
}
