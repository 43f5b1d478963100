import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'mmdb-lib';
import { StartError } from './start-error.ts';

/** Where an address is, as far as it is known: ISO 3166 code of the country, English name of the city. */
export interface Place {
  readonly country: string | undefined;
  readonly city: string | undefined;
}

/** Looks up the location of an IP address. */
export type PlaceOf = (address: string) => Place;

const noPlace: Place = { country: undefined, city: undefined };

/** An IPv4 address that came in over IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * Reads a database of places in the MaxMind DB format (`.mmdb`: GeoLite2, DB-IP and others); it is
 * held in memory, and no outside service is asked.
 *
 * @throws StartError when the file cannot be read or is none
 */
export function readPlacesFile(path: string): PlaceOf {
  const reader = open(path);
  return (address) => {
    const plain = address.replace(mapped, '');
    const version = isIP(plain);
    if (version === 0 || version > reader.metadata.ipVersion) return noPlace;
    const found = reader.get(plain);
    return { country: found?.country?.iso_code, city: found?.city?.names.en };
  };
}

function open(path: string): Reader<CityResponse> {
  try {
    return new Reader<CityResponse>(readFileSync(path));
  } catch (error) {
    throw new StartError(`LOBI_PLACES_FILE ${path} is not a file in the MaxMind DB format.`, error);
  }
}
