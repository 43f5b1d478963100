import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { catalogueSchema, providerSchema, type ProviderRegistration } from '@lobi/core/contract';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** A catalogue stands in the file, or in one of its own whose path is relative to it. */
const fileSchema = z.strictObject({
  providers: z.array(
    z.extend(providerSchema, { games: z.union([z.string(), z.array(z.unknown())]) }),
  ),
});

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new StartError(`The file ${path} cannot be read as JSON.`, cause);
  }
}

/** Parses, and says in one sentence what is wrong and where. */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'Its content';
  throw new StartError(`The file ${path} is wrong: ${field}: ${issue?.message ?? ''}.`);
}

/**
 * Reads the providers of `LOBI_PROVIDERS`. Errors: `StartError` that names file and field.
 * @example
 * // { "providers": [{ "code": "sample", "name": "Sample Studio",
 * //   "origin": "https://games.example.com", "secret": "…", "games": "./sample-games.json" }] }
 */
export function readProvidersFile(path: string): ProviderRegistration[] {
  const { providers } = parse(fileSchema, readJson(path), path);
  return providers.map(({ games, ...provider }) => {
    if (typeof games !== 'string') {
      return { ...provider, games: parse(catalogueSchema, games, path) };
    }
    const cataloguePath = resolve(dirname(path), games);
    const catalogue = parse(catalogueSchema, readJson(cataloguePath), cataloguePath);
    return { ...provider, games: catalogue };
  });
}
