import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const libraries = '/usr/lib';

function find(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'faketime', 'libfaketime.so.1'))
    .find((path) => existsSync(path));
}

/** The library that shifts the clock of one process; `undefined` if it is not installed. */
export const fakeTimeLibrary = find();

/** Environment that shifts the clock of a process, such as `+2h`. Its timers are not affected. */
export const shiftedClock = (shift: string): Readonly<Record<string, string>> =>
  fakeTimeLibrary === undefined
    ? {}
    : { LD_PRELOAD: fakeTimeLibrary, FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: '1' };

/** A process clock that a test can move at run time. */
export interface MovableClock extends AsyncDisposable {
  /** Environment of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets the offset from the machine's clock in seconds; effective within a second everywhere. */
  move(offsetSeconds: number): Promise<void>;
}

/** Creates a clock that shows the machine's time until it is moved. */
export async function createMovableClock(): Promise<MovableClock> {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-clock-'));
  const file = join(folder, 'offset');
  const move = (offsetSeconds: number): Promise<void> =>
    writeFile(file, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}\n`);
  await move(0);
  const { FAKETIME: _fixed, ...library } = shiftedClock('+0');
  return {
    env: { ...library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
    move,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
