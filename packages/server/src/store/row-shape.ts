import pg from 'pg';

const { builtins } = pg.types;

/** PostgreSQL array types by element type; the driver has no such list. */
const arrayTypes: ReadonlyMap<number, number> = new Map([
  [builtins.BOOL, 1000],
  [builtins.INT4, 1007],
  [builtins.TEXT, 1009],
  [builtins.VARCHAR, 1015],
  [builtins.UUID, 2951],
]);

const typeNames: ReadonlyMap<number, string> = new Map([
  ...Object.entries(builtins).map(([name, id]) => [id, name.toLowerCase()] as const),
  ...[...arrayTypes].map(
    ([of, id]) =>
      [
        id,
        `${Object.keys(builtins)
          .find((name) => builtins[name as keyof typeof builtins] === of)
          ?.toLowerCase()}[]`,
      ] as const,
  ),
]);

/** Facts about a column of a result. */
interface ColumnFacts {
  /** PostgreSQL's types that the column may have. */
  readonly typeIds: readonly number[];
  /** Expected type, for the message of a mismatch. */
  readonly label: string;
  readonly isNullable: boolean;
  /** Checks a value that is not null, if the type alone is not sufficient. */
  readonly accepts?: ((value: unknown) => boolean) | undefined;
  /** SQL expression that selects the column; default a column of its own name. */
  readonly sql?: string | undefined;
}

/** A result column and the type of its values. */
export interface Column<Value> extends ColumnFacts {
  /** The same column, which may be null. */
  readonly orNull: Column<Value | null>;
  /** The same column, selected by an expression, which `selectList` writes. */
  from(sql: string): Column<Value>;
  /** Phantom type of the values; the property does not exist. */
  readonly valueType?: Value;
}

/** Result columns by name. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A result row with these columns. */
export type RowOf<Shape extends Columns> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

function createColumn<Value>(facts: ColumnFacts): Column<Value> {
  return {
    ...facts,
    get orNull() {
      return createColumn<Value | null>({
        ...facts,
        label: `${facts.label} or null`,
        isNullable: true,
      });
    },
    from: (sql) => createColumn<Value>({ ...facts, sql }),
  };
}

const ofType = <Value>(label: string, ...typeIds: readonly number[]): Column<Value> =>
  createColumn({ label, typeIds, isNullable: false });

const text = ofType<string>('text', builtins.TEXT, builtins.VARCHAR);
const json = [builtins.JSONB, builtins.JSON];

/** Kinds of columns. Each accepts only the PostgreSQL types that the driver reads as its type. */
export const column = {
  text,
  uuid: ofType<string>('uuid', builtins.UUID),
  /** Money, versions, and counts that are not cast. */
  bigint: ofType<bigint>('bigint', builtins.INT8),
  integer: ofType<number>('integer', builtins.INT4, builtins.INT2),
  float: ofType<number>('double precision', builtins.FLOAT8, builtins.FLOAT4),
  boolean: ofType<boolean>('boolean', builtins.BOOL),
  time: ofType<Date>('timestamptz', builtins.TIMESTAMPTZ),
  bytes: ofType<Buffer>('bytea', builtins.BYTEA),
  /** Text with one of the listed values; others are rejected. */
  oneOf<const Allowed extends string>(allowed: readonly Allowed[]): Column<Allowed> {
    const known: ReadonlySet<unknown> = new Set(allowed);
    return createColumn({
      typeIds: text.typeIds,
      label: `one of ${allowed.join(', ')}`,
      isNullable: false,
      accepts: (value) => known.has(value),
    });
  },
  /**
   * JSON written by this platform in the form of the type.
   * @param accepts rejects values of another form; default none
   */
  json: <Value>(accepts?: (value: unknown) => value is Value): Column<Value> =>
    createColumn({ typeIds: json, label: 'json', isNullable: false, accepts }),
  /** An array without nulls. */
  list: <Value>({ typeIds, label, accepts }: Column<Value>): Column<readonly Value[]> =>
    createColumn({
      typeIds: typeIds.flatMap((id) => arrayTypes.get(id) ?? []),
      label: `array of ${label}`,
      isNullable: false,
      accepts: (values) =>
        Array.isArray(values) &&
        values.every((value: unknown) => value !== null && (accepts?.(value) ?? true)),
    }),
} as const;

/** Columns as SQL, for `select` and `returning`. */
export const selectList = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, { sql }]) => (sql === undefined ? name : `${sql} as "${name}"`))
    .join(', ');

/** A result of the driver. */
interface Answer {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: unknown[];
}

/** A result without the declared columns of its statement: a bug in this program. */
class WrongAnswer extends Error {
  constructor({ name, text: sql }: NamedText, fault: string) {
    super(`Statement "${name ?? sql.replace(/\s+/g, ' ').trim().slice(0, 80)}" answers ${fault}.`);
    this.name = 'WrongAnswer';
  }
}

/** A statement as a mismatch names it. */
interface NamedText {
  readonly name?: string;
  readonly text: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const describeValue = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : 'a value of another form';

/** The columns whose values are checked in every row: all except nullable ones of any form. */
interface CheckedColumns {
  readonly names: readonly string[];
  readonly checked: readonly (readonly [name: string, column: Column<unknown>])[];
}

const cache = new WeakMap<Columns, CheckedColumns>();

function checkedColumnsOf(columns: Columns): CheckedColumns {
  const found = cache.get(columns);
  if (found) return found;
  const entries = Object.entries(columns);
  const checked = entries.filter(([, { isNullable, accepts }]) => !isNullable || accepts);
  const checkedColumns = { names: entries.map(([name]) => name), checked };
  cache.set(columns, checkedColumns);
  return checkedColumns;
}

/**
 * Returns the rows of a result after checking them against the declared columns. The result is already
 * in memory, so that every one can be checked, including those of generated statements; the check takes
 * less than a microsecond per row.
 * @throws Error with a sentence that names statement and column
 */
export function readRows<Shape extends Columns>(
  statement: NamedText & { readonly columns: Shape },
  { fields, rows }: Answer,
): RowOf<Shape>[] {
  const { names, checked } = checkedColumnsOf(statement.columns);
  for (const { name, dataTypeID } of fields) {
    const expected = statement.columns[name];
    if (!expected) throw new WrongAnswer(statement, `the column "${name}", which it does not name`);
    if (!expected.typeIds.includes(dataTypeID)) {
      const found = typeNames.get(dataTypeID) ?? `type ${dataTypeID}`;
      throw new WrongAnswer(statement, `${found} in the column "${name}", not ${expected.label}`);
    }
  }
  if (fields.length !== names.length || fields.some(({ name }, index) => name !== names[index])) {
    const missing = names.find((name) => !fields.some((field) => field.name === name));
    if (missing) throw new WrongAnswer(statement, `no column "${missing}"`);
    if (fields.length > names.length) throw new WrongAnswer(statement, 'a column twice');
  }
  for (const row of rows) {
    if (!isObject(row)) throw new WrongAnswer(statement, 'a row without columns');
    for (const [name, { isNullable, accepts, label }] of checked) {
      const value = row[name];
      if (value === null ? isNullable : (accepts?.(value) ?? true)) continue;
      const found = value === null ? 'null' : describeValue(value);
      throw new WrongAnswer(statement, `${found} in the column "${name}", not ${label}`);
    }
  }
  // The loops above have checked this type.
  return rows as RowOf<Shape>[];
}
