import { apiTable, channels, errorCodes } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

/** A schema in a document. */
interface Part {
  readonly properties?: object;
  readonly items?: Part;
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' ? [String(item)] : referencesIn(item),
  );
}

const resolves = (document: unknown, reference: string): boolean =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | undefined)?.[part],
      document,
    ) !== undefined;

describe('OpenAPI document', () => {
  const document = openApiDocument() as {
    openapi: string;
    components: { schemas: Record<string, Part & { properties?: { data?: Part } }> };
    paths: Record<
      string,
      Record<
        string,
        { operationId: string; responses: object; parameters?: { name: string; in: string }[] }
      >
    >;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  it('the OpenAPI document is of version 3.1 and has every row of the table once', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(operations.map((each) => each.operationId).sort()).toEqual(Object.keys(apiTable).sort());
  });

  it('every request and response body is a component', () => {
    const contents = JSON.stringify(operations).matchAll(/"application\/json":\{"schema":\{"(.)/g);
    expect([...new Set([...contents].map(([, first]) => first))]).toEqual(['$']);
  });

  it('a response component has a unique name', () => {
    const { schemas } = document.components;
    const unnamed = Object.entries(schemas).filter(([, { properties: { data } = {} }]) =>
      [data, data?.items].some((part) => part?.properties !== undefined),
    );
    expect(unnamed.map(([name]) => name)).toEqual([]);
    expect(schemas).toHaveProperty('Dashboard');
    expect(schemas).not.toHaveProperty('Login');
  });

  it('the OpenAPI document has no broken reference', () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) expect(resolves(document, reference), reference).toBe(true);
  });

  it('the OpenAPI document declares every path parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(methods)) {
        const declared = (operation.parameters ?? []).filter((each) => each.in === 'path');
        expect(
          declared.map((each) => each.name),
          path,
        ).toEqual(names);
      }
    }
  });

  it('the OpenAPI document declares CSV in addition to JSON for the rows with a file', () => {
    const withCsv = operations.filter(({ responses }) =>
      JSON.stringify(responses).includes('text/csv'),
    );
    expect(withCsv.map(({ operationId }) => operationId).sort()).toEqual([
      'admin.report',
      'wallet.report',
    ]);
  });

  it('the OpenAPI document declares the failures of each row', () => {
    for (const operation of operations) {
      const row = apiTable[operation.operationId as keyof typeof apiTable];
      for (const code of row.errors) {
        expect(Object.keys(operation.responses)).toContain(String(errorCodes[code]));
      }
    }
  });
});

describe('AsyncAPI document', () => {
  it('the AsyncAPI document contains every channel and no broken reference', () => {
    const document = asyncApiDocument('key') as { channels: object };
    expect(Object.keys(document.channels)).toEqual(Object.keys(channels));
    for (const reference of referencesIn(document)) {
      expect(resolves(document, reference), reference).toBe(true);
    }
  });
});
