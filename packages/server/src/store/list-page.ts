import { pageSize, type Meta } from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import { column, selectList, type Columns, type RowOf } from './row-shape.ts';

/** Requested page; 1-based. */
export interface PageQuery {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  readonly search?: string | undefined;
}

/** A list as SQL: columns, tables and conditions. */
export interface ListSql<Shape extends Columns> {
  readonly columns: Shape;
  readonly from: string;
  readonly where: readonly string[];
  readonly orderBy: string;
  readonly values: readonly unknown[];
  /** Total number of rows; by default they are counted. */
  readonly count?: (() => Promise<number>) | undefined;
}

/** One page of rows with its position in the whole list. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly meta: Meta;
}

/** Reads one page and the total. */
export async function readPage<Shape extends Columns>(
  db: Queryable,
  list: ListSql<Shape>,
  query: PageQuery,
): Promise<Page<RowOf<Shape>>> {
  const page = query.page ?? 1;
  const perPage = query.perPage ?? pageSize.default;
  const source = `from ${list.from} where ${['true', ...list.where].join(' and ')}`;
  const countAll = async (): Promise<number> => {
    const row = await db.row(
      { text: `select count(*) as total ${source}`, columns: { total: column.bigint } },
      list.values,
    );
    return Number(row?.total ?? 0n);
  };
  const total = await (list.count ?? countAll)();
  const rows = await db.rows(
    {
      text: `select ${selectList(list.columns)} ${source} order by ${list.orderBy}
       limit ${perPage} offset ${(page - 1) * perPage}`,
      columns: list.columns,
    },
    list.values,
  );
  return {
    rows,
    meta: { page, perPage, total, lastPage: Math.max(1, Math.ceil(total / perPage)) },
  };
}

/** A condition with `?` for its value; omitted without a value. */
export type Alternative = readonly [condition: string, value: unknown];

/** Pattern of `like` that matches texts containing the given one; its wildcards are escaped. */
export const containing = (text: string | undefined): string | undefined =>
  text && `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Conditions of a list together with their values. */
export class Conditions {
  readonly where: string[] = [];
  readonly values: unknown[];

  /** Creates conditions. @param values those that the tables of the list already use */
  constructor(...values: readonly unknown[]) {
    this.values = [...values];
  }

  /** Adds a condition; `?` is the placeholder of the value. Without a value nothing is added. */
  add(condition: string, value: unknown): this {
    if (value === undefined) return this;
    this.values.push(value);
    this.where.push(`(${condition.replaceAll('?', `$${this.values.length}`)})`);
    return this;
  }

  /** Adds a disjunction of conditions; without any value nothing is added. */
  addAny(alternatives: readonly Alternative[]): this {
    const filters = alternatives.filter(([, value]) => value !== undefined);
    if (filters.length === 0) return this;
    const conditions = filters.map(([condition, value]) => {
      this.values.push(value);
      return condition.replaceAll('?', `$${this.values.length}`);
    });
    this.where.push(`(${conditions.join(' or ')})`);
    return this;
  }

  /** Adds a case-insensitive substring search. */
  addSearch(condition: string, search: string | undefined): this {
    return this.add(condition, containing(search?.trim() || undefined));
  }
}

/** Order of a list: columns by API name, `-` in front for descending. */
export function orderOf(
  sort: string | undefined,
  fallback: string,
  columns: Readonly<Record<string, readonly string[]>>,
): string {
  const sortName = sort ?? fallback;
  const direction = sortName.startsWith('-') ? 'desc' : 'asc';
  const names = columns[sortName.replace(/^-/, '')] ?? [];
  return names.map((name) => `${name} ${direction}`).join(', ');
}
