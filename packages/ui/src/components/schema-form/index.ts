export { SchemaForm, type SchemaDefaults, type SchemaFormProps } from './schema-form.tsx';
export { SchemaFields, type SchemaFieldsProps } from './schema-fields.tsx';
export type {
  BooleanSpec,
  ChoiceSpec,
  ChoicesSpec,
  CustomSpec,
  FieldSpec,
  FieldTable,
  FieldTexts,
  GroupSpec,
  MoneySpec,
  NumberSpec,
  TextSpec,
} from './field-table.types.ts';
