import { dirname, resolve } from 'node:path';
import { catalogueSchema, providerSchema, type ProviderRegistration } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { parseContent, readJson } from './json-file.ts';

/** A catalogue is inline, or in a separate file whose path is relative to this one. */
const fileSchema = z.strictObject({
  providers: z.array(
    z.extend(providerSchema, { games: z.union([z.string(), z.array(z.unknown())]) }),
  ),
});

/**
 * Reads the providers of `LOBI_PROVIDERS`. Errors: `StartError` that names file and field.
 * @example
 * // { "providers": [{ "code": "sample", "name": "Sample Studio",
 * //   "origin": "https://games.example.com", "secret": "…", "games": "./sample-games.json" }] }
 */
export function readProvidersFile(path: string): ProviderRegistration[] {
  const { providers } = parseContent(fileSchema, readJson(path), path);
  return providers.map(({ games, ...provider }) => {
    if (typeof games !== 'string') {
      return { ...provider, games: parseContent(catalogueSchema, games, path) };
    }
    const cataloguePath = resolve(dirname(path), games);
    const catalogue = parseContent(catalogueSchema, readJson(cataloguePath), cataloguePath);
    return { ...provider, games: catalogue };
  });
}
