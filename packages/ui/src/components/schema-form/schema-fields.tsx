import type { ReactElement } from 'react';
import type { $ZodObject, $ZodType, input } from 'zod/v4/core';
import { flag } from '../../primitives/flag.ts';
import { readSchema } from '../form/read-schema.ts';
import type { AnySpec, FieldTable, GroupSpec } from './field-table.types.ts';
import { schemaControls, usualControl, type ControlInput } from './schema-controls.tsx';
import * as S from './schema-form.styles.ts';

export interface SchemaFieldsProps<Schema extends $ZodObject> {
  schema: Schema;
  /** One entry for every field of the schema, in display order. */
  fields: FieldTable<input<Schema>>;
}

/**
 * The fields of a schema, for use inside a custom `Form`.
 * @example <Form schema={channel} …><SchemaFields schema={channel} fields={table} /></Form>
 */
export function SchemaFields<Schema extends $ZodObject>({
  schema,
  fields,
}: SchemaFieldsProps<Schema>) {
  return <Entries schema={schema} fields={fields as LooseTable} path="" />;
}

type LooseTable = Readonly<Record<string, AnySpec | false>>;

interface EntriesProps {
  schema: $ZodType;
  fields: LooseTable;
  /** Path of the surrounding group, with a trailing dot. */
  path: string;
}

function Entries({ schema, fields, path }: EntriesProps) {
  const { fields: schemas } = readSchema(schema);
  return Object.entries(fields).map(([key, spec]) => {
    const field = schemas[key];
    if (spec === false || !field) return null;
    return <Entry key={key} schema={field} spec={spec} name={`${path}${key}`} />;
  });
}

interface EntryProps {
  schema: $ZodType;
  spec: AnySpec;
  name: string;
}

function Entry({ schema, spec, name }: EntryProps) {
  if ('render' in spec) {
    return <S.Cell data-wide={flag(spec.wide)}>{spec.render(name)}</S.Cell>;
  }
  if ('fields' in spec) return <Group schema={schema} spec={spec} name={name} />;
  const shape = readSchema(schema);
  const control = spec.control ?? usualControl(shape);
  // The table is typed by the schema, so that a control always gets an entry of its type.
  const draw = schemaControls[control] as (input: ControlInput<AnySpec>) => ReactElement;
  return (
    <S.Cell data-wide={flag(spec.wide)} className="lobi-SchemaForm-field">
      {draw({ name, spec, shape })}
    </S.Cell>
  );
}

interface GroupProps extends EntryProps {
  spec: GroupSpec<Record<string, unknown>>;
}

function Group({ schema, spec, name }: GroupProps) {
  return (
    <S.Group className="lobi-SchemaForm-group">
      <S.Legend>{spec.label}</S.Legend>
      {spec.hint != null && <S.GroupHint>{spec.hint}</S.GroupHint>}
      <S.Grid>
        <Entries schema={schema} fields={spec.fields as LooseTable} path={`${name}.`} />
      </S.Grid>
    </S.Group>
  );
}
