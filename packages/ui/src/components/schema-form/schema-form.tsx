import { useState, type ReactNode } from 'react';
import type { $ZodObject, input, output } from 'zod/v4/core';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { FormErrorSummary } from '../form/form-error-summary.tsx';
import { Form, SubmitButton, type FormProps } from '../form/form.tsx';
import { blankValue } from '../form/read-schema.ts';
import type { FieldTable } from './field-table.types.ts';
import { SchemaFields } from './schema-fields.tsx';
import * as S from './schema-form.styles.ts';

type Values = Record<string, unknown>;

/** Initial values, complete or partial. */
export type SchemaDefaults<Schema extends $ZodObject> = Partial<input<Schema>>;

export interface SchemaFormProps<Schema extends $ZodObject> extends Omit<
  FormProps<Values, output<Schema>>,
  'schema' | 'defaultValues' | 'children'
> {
  schema: Schema;
  /** One entry for every field of the schema, in display order. */
  fields: FieldTable<input<Schema>>;
  /** Initial values of known fields; all others are empty. */
  defaultValues?: SchemaDefaults<Schema> | undefined;
  /** Maximum number of columns; default 1. */
  columns?: 1 | 2 | undefined;
  /** Label of the submit button; default "Save". */
  submitLabel?: string | undefined;
  /** Content beside the submit button, e.g. a cancel button. */
  actions?: ReactNode;
  /** Content below the fields, inside the form. */
  children?: ReactNode;
}

/**
 * A form generated from a schema and a table of labels: every field gets the control that suits its type,
 * which the table can override. Meant for the plain forms of a back office.
 * @example
 * <SchemaForm
 *   schema={z.object({ name: z.string(), role: z.enum(['player', 'agent']) })}
 *   fields={{ name: { label: 'Nama' }, role: { label: 'Peran', choices: { player: 'Pemain', agent: 'Agen' } } }}
 *   onSubmit={save}
 * />
 */
export function SchemaForm<Schema extends $ZodObject>({
  schema,
  fields,
  defaultValues,
  columns = 1,
  submitLabel,
  actions,
  className,
  children,
  ...rest
}: SchemaFormProps<Schema>) {
  const { forms } = useMessages();
  const [initial] = useState(() => fillIn(blankValue(schema) as Values, defaultValues ?? {}));
  return (
    <Form<Values, output<Schema>>
      {...rest}
      schema={schema as unknown as FormProps<Values, output<Schema>>['schema']}
      defaultValues={initial}
      className={slotClass('SchemaForm', 'root', className)}
    >
      <FormErrorSummary />
      <S.Fields>
        <S.Grid data-columns={columns} className="lobi-SchemaForm-fields">
          <SchemaFields schema={schema} fields={fields} />
        </S.Grid>
      </S.Fields>
      {children}
      <S.Actions className="lobi-SchemaForm-actions">
        {actions}
        <SubmitButton fullWidth={false} size="md">
          {submitLabel ?? forms.save}
        </SubmitButton>
      </S.Actions>
    </Form>
  );
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces blank values by known ones, including nested groups. */
function fillIn(blank: Values, initialValues: Values): Values {
  const merged = Object.entries(initialValues).map(([name, value]) => {
    const empty = blank[name];
    if (value === undefined || value === null) return [name, empty];
    return [name, isGroup(empty) && isGroup(value) ? fillIn(empty, value) : value];
  });
  return { ...blank, ...Object.fromEntries(merged) };
}
