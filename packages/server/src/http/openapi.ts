import * as z from 'zod/mini';
import {
  apiTable,
  auditSchema,
  betSchema,
  earningSchema,
  errorCodes,
  errorSchema,
  gameRevisedSchema,
  gameRoundSchema,
  gameSchema,
  ledgerEntrySchema,
  roundSchema,
  settingsSchema,
  successStatus,
  transactionSchema,
  userRowSchema,
  userSchema,
  walletDetailSchema,
  walletSchema,
  type ApiRow,
  type ErrorCode,
} from '@lobi/core/contract';

type Json = Record<string, unknown>;

/** Schemas that get a name of their own in the documents. */
const named = {
  Audit: auditSchema,
  Bet: betSchema,
  Earning: earningSchema,
  Error: errorSchema,
  Game: gameSchema,
  GameRevised: gameRevisedSchema,
  GameRound: gameRoundSchema,
  LedgerEntry: ledgerEntrySchema,
  Round: roundSchema,
  Settings: settingsSchema,
  Transaction: transactionSchema,
  User: userSchema,
  UserRow: userRowSchema,
  Wallet: walletSchema,
  WalletDetail: walletDetailSchema,
} as const;

type SchemaName = keyof typeof named;

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });

const componentUri = (id: string): string => `#/components/schemas/${id}`;

/** JSON Schema of a part; named schemas inside it become references. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const json: Json = { ...z.toJSONSchema(schema, { metadata: registry, io }) };
  delete json['$schema'];
  delete json['$defs'];
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${componentUri('')}`)) as Json;
}

/** Reference to a named schema. */
export const refTo = (name: SchemaName): Json => ({ $ref: componentUri(name) });

/** The named schemas themselves. */
export function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(registry, { uri: componentUri, io: 'output' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

function parametersOf(part: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!part) return [];
  const { properties = {}, required = [] } = schemaOf(part, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

/** Failures that a row can meet: its own and those of every call of its kind. */
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
    'too_many',
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
            content: { 'application/json': { schema: schemaOf(row.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [String(successStatus(row))]: {
        description: row.summary,
        ...(row.answer
          ? {
              content: {
                'application/json': { schema: schemaOf(row.answer, 'output') },
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
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(apiTable) as [string, ApiRow][]) {
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
      schemas: componentSchemas(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-lobi' },
        antiForgery: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
      },
    },
  };
}
