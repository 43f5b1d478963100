import * as z from 'zod/mini';
import * as contract from '@lobi/core/contract';
import {
  apiTable,
  errorCodes,
  successStatus,
  type ApiRow,
  type ErrorCode,
} from '@lobi/core/contract';

type Json = Record<string, unknown>;

/** `Bet` of `betSchema`. */
const nameOf = (exported: string): string =>
  `${exported[0]?.toUpperCase()}${exported.slice(1)}`.replace(/Schema$/, '');

/** `PlaySessionShow` of `play-session.show`. */
const pascalOf = (call: string): string =>
  call.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Schemas under the names by which the contract exports them; no separate list is maintained. */
const registry = z.registry<{ id: string }>();
for (const [exported, value] of Object.entries(contract)) {
  if (value instanceof z.ZodMiniType && ['object', 'union'].includes(value.def.type)) {
    registry.add(value, { id: nameOf(exported) });
  }
}

const componentUri = (id: string): string => `#/components/schemas/${id}`;

const refTo = (name: string): Json => ({ $ref: componentUri(name) });

/**
 * Returns the schema of a request body: everything is written out, since defaults and conversions
 * apply to it.
 */
function sentSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}

/** Returns the schema of a response body; named schemas are references. */
export function receivedSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, $defs: __, ...json } = z.toJSONSchema(schema, { metadata: registry });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${componentUri('')}`)) as Json;
}

const namesIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );

/** The components that a document refers to, directly or indirectly. */
export function componentsFor(document: unknown, own: Readonly<Record<string, Json>> = {}): Json {
  const { schemas } = z.toJSONSchema(registry, { uri: componentUri });
  const all: Record<string, Json> = { ...own };
  for (const [name, { $schema: _, $id: __, ...schema }] of Object.entries(schemas)) {
    all[name] ??= schema;
  }
  const schemaNames = new Set<string>();
  const add = (json: unknown): void => {
    for (const name of namesIn(json)) {
      if (schemaNames.has(name)) continue;
      schemaNames.add(name);
      add(all[name]);
    }
  };
  add(document);
  return Object.fromEntries([...schemaNames].sort().map((name) => [name, all[name]]));
}

/** Component name of the request body of a call. */
const bodyName = (call: string): string => `${pascalOf(call)}Body`;

/** Component name of the response of a call, unless the schema has a name. */
const answerName = (call: string, answer: z.ZodMiniType): string =>
  registry.get(answer)?.id ?? `${pascalOf(call)}Answer`;

/** Request and response bodies of all calls by name. */
const partsOfCalls = (
  rows: readonly (readonly [string, ApiRow])[],
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    rows.flatMap(([call, { body, answer }]) => [
      ...(body ? [[bodyName(call), sentSchema(body)] as const] : []),
      ...(answer && !registry.has(answer)
        ? [[answerName(call, answer), receivedSchema(answer)] as const]
        : []),
    ]),
  );

function parametersOf(part: z.ZodMiniType | undefined, location: 'path' | 'query'): Json[] {
  if (!part) return [];
  const { properties = {}, required = [] } = sentSchema(part) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema,
  }));
}

/** Error codes of a row: its own, and those common to all calls of its kind. */
export function errorsOf(row: ApiRow): ErrorCode[] {
  const isWrite = row.method !== 'GET';
  const codes: ErrorCode[] = [
    ...row.errors,
    ...(row.access.kind === 'public'
      ? []
      : (['unauthenticated', 'expired', 'account_blocked'] as const)),
    ...(row.access.kind === 'roles' || isWrite ? (['forbidden'] as const) : []),
    ...(isWrite && row.access.kind !== 'public' ? (['antiforgery'] as const) : []),
    ...(isWrite ? (['malformed'] as const) : []),
    ...(row.body || row.query ? (['validation'] as const) : []),
    'rate_limited',
    'server',
    'unavailable',
  ];
  return [...new Set(codes)];
}

function failuresOf(row: ApiRow): Json {
  const byStatus = Map.groupBy(errorsOf(row), (code) => errorCodes[code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: refTo('Error') } },
        },
      ]),
  );
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

function operation(name: string, row: ApiRow): Json {
  const parameters = [
    ...parametersOf(row.params, 'path'),
    ...parametersOf(row.query, 'query'),
    ...(row.idempotent ? [keyParameter] : []),
  ];
  const isPublic = row.access.kind === 'public';
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: row.summary,
    ...(row.access.kind === 'roles' ? { 'x-roles': row.access.roles } : {}),
    'x-source': row.source,
    security: isPublic
      ? []
      : [
          row.method === 'GET'
            ? { bearer: [], session: [] }
            : { bearer: [], session: [], antiForgery: [] },
        ],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(row.body
      ? {
          requestBody: {
            required: !row.body.safeParse(undefined).success,
            content: { 'application/json': { schema: refTo(bodyName(name)) } },
          },
        }
      : {}),
    responses: {
      [String(successStatus(row))]: {
        description: row.summary,
        ...(row.answer
          ? {
              content: {
                'application/json': { schema: refTo(answerName(name, row.answer)) },
                ...(row.csv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
              },
            }
          : {}),
      },
      ...failuresOf(row),
    },
  };
}

/** The HTTP contract as an OpenAPI 3.1 document, generated from the API table. */
export function openApiDocument(): Json {
  const rows = Object.entries(apiTable) as [string, ApiRow][];
  const paths: Record<string, Json> = {};
  for (const [name, row] of rows) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(name, row);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lobi platform',
      version: '1.0.0',
      description:
        'Money is a decimal string in major units. Times are ISO 8601 in UTC. Failures carry a code, a message in the language of `Accept-Language`, and a reference.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: componentsFor(paths, partsOfCalls(rows)),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-lobi' },
        antiForgery: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  };
}
