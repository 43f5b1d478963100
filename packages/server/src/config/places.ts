import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'mmdb-lib';
import { StartError } from './start-error.ts';

/** Location of an address as far as it is known: ISO 3166 country code and English city name. */
export interface Place {
  readonly country: string | undefined;
  readonly city: string | undefined;
}

/** Looks up the location of an IP address. */
export type PlaceOf = (address: string) => Place;

const noPlace: Place = { country: undefined, city: undefined };

/** An IPv4-mapped IPv6 address. */
const mapped = /^::ffff:(?=\d+\.)/i;

/**
 * Reads a location database in the MaxMind DB format (`.mmdb`: GeoLite2, DB-IP and others) into memory;
 * no external service is used.
 * @throws StartError when the file cannot be read or is not such a database
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
