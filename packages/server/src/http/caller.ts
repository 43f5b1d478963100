import type { FastifyRequest } from 'fastify';
import { pickLanguage } from '@lobi/core/locales';
import type { Language } from '@lobi/core/contract';
import type { PlaceOf } from '../config/places.ts';

/** Origin of a call, as far as it is known. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** From the proxy's headers, else from the location database; `undefined` if neither has it. */
  readonly country: string | undefined;
  readonly city: string | undefined;
}

/** Headers of a trusted proxy with the location of the client; lower case. */
export interface GeoHeaders {
  readonly country: string | undefined;
  readonly city: string | undefined;
}

/** Sources of locations. Headers are used only behind a trusted proxy. */
export interface PlaceSources {
  readonly headers: GeoHeaders | undefined;
  readonly placeOf: PlaceOf | undefined;
}

const short = (value: string | string[] | undefined, length: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, length) : undefined;

/** Facts about a call's sender. Without a trusted proxy no header about the location is trusted. */
export function readCaller(request: FastifyRequest, { headers, placeOf }: PlaceSources): Caller {
  const from = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : short(request.headers[name], 80);
  const found = placeOf?.(request.ip);
  return {
    address: request.ip,
    userAgent: short(request.headers['user-agent'], 512),
    country: from(headers?.country) ?? found?.country,
    city: from(headers?.city) ?? found?.city,
  };
}

/** Language of the response. @source spec §7 */
export function readLanguage(request: FastifyRequest): Language {
  return pickLanguage(request.headers['accept-language']);
}
