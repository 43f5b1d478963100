import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPlacesFile } from '../testing/small-places-file.ts';
import { readPlacesFile } from './places.ts';
import { StartError } from './start-error.ts';

describe('readPlacesFile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lobi-places-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (content: Buffer | string): string => {
    const path = join(folder, 'places.mmdb');
    writeFileSync(path, content);
    return path;
  };

  it('readPlacesFile finds country and city of an address in the file', () => {
    const placeOf = readPlacesFile(fileOf(smallPlacesFile(36, 'ID', 'Bandung')));
    expect(placeOf('36.64.1.2')).toEqual({ country: 'ID', city: 'Bandung' });
    expect(placeOf('::ffff:36.64.1.2')).toEqual({ country: 'ID', city: 'Bandung' });
  });

  it.each(['10.0.0.1', '127.0.0.1', '::1', '2001:db8::1', 'not an address', ''])(
    'readPlacesFile finds no location for %j',
    (address) => {
      const placeOf = readPlacesFile(fileOf(smallPlacesFile(36, 'ID', 'Bandung')));
      expect(placeOf(address)).toEqual({ country: undefined, city: undefined });
    },
  );

  it('readPlacesFile rejects a missing file and a file of another format', () => {
    expect(() => readPlacesFile(fileOf('ip;country'))).toThrow(StartError);
    expect(() => readPlacesFile(join(folder, 'none.mmdb'))).toThrow(/LOBI_PLACES_FILE/);
  });
});
