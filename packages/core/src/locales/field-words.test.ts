import { describe, expect, it } from 'vitest';
import type { ApiRow } from '../contract/api/api-row.ts';
import { apiTable } from '../contract/api/index.ts';
import { fieldKey } from './field-key.ts';
import { id } from './id.ts';

/** A schema as far as its fields are concerned. */
interface Definition {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly element?: Schema;
}
interface Schema {
  readonly def: Definition;
}

/** Names of all fields of a schema, those inside fields included. */
function fieldsOf({ def }: Schema): string[] {
  const inner = [...(def.options ?? []), def.innerType, def.element].flatMap((part) =>
    part ? fieldsOf(part) : [],
  );
  const own = Object.entries(def.shape ?? {}).flatMap(([name, part]) => [name, ...fieldsOf(part)]);
  return [...own, ...inner];
}

const rows = Object.entries(apiTable) as [string, ApiRow][];

describe('field names', () => {
  it('fieldsOf finds nested fields and the fields of every variant of a body', () => {
    expect(fieldsOf(apiTable['admin.channel.create'].body as unknown as Schema)).toEqual(
      expect.arrayContaining(['fee', 'payer', 'hours', 'from', 'roles']),
    );
    expect(fieldsOf(apiTable['transaction.create'].body as unknown as Schema)).toEqual(
      expect.arrayContaining(['channelId', 'holder', 'note']),
    );
  });

  it.each(rows)('messages exist for every field that %s may reject', (_, { body, query }) => {
    const named = [body, query].flatMap((part) =>
      part ? fieldsOf(part as unknown as Schema) : [],
    );
    expect(named.filter((name) => !(`field.${name}` in id))).toEqual([]);
  });
});

describe('fieldKey', () => {
  it.each([
    ['amount', 'field.amount'],
    ['fee.bp', 'field.bp'],
    ['roles.0', 'field.roles'],
    ['instructions.zh-Hans', 'field.instructions'],
    ['owner', 'field.unknown'],
    ['', 'field.unknown'],
  ])('fieldKey reads %j as %s', (path, key) => {
    expect(fieldKey(path)).toBe(key);
  });
});
