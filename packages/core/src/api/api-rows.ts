import type { ApiRow } from '../contract/api/api-row.ts';
import { visitorApi } from '../contract/api/visitor.ts';
import { AppError } from '../contract/error-codes.ts';

type Rows = Readonly<Record<string, ApiRow>>;

/** Rows of the API table, of which those beyond the pages of visitors are loaded on demand. */
export interface ApiRows {
  /** A row that has been loaded. */
  find(name: string): ApiRow | undefined;
  /**
   * Loads the whole table.
   * @throws AppError `network` if its file does not arrive; the next call tries again
   * @throws TypeError if an endpoint is not a call of the contract
   */
  load(): Promise<Rows>;
}

/** @param endpoints paths that override those of the table */
export function createApiRows(endpoints: Readonly<Record<string, string | undefined>>): ApiRows {
  const withEndpoints = (rows: Rows): Rows =>
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        { ...row, path: endpoints[name] ?? row.path },
      ]),
    );
  // Only the whole table shows whether an endpoint of none of these rows is misspelt.
  const isForVisitors = Object.keys(endpoints).every((name) => Object.hasOwn(visitorApi, name));
  let loaded: Rows = isForVisitors ? withEndpoints(visitorApi) : {};
  let loading: Promise<Rows> | undefined;

  async function loadTable(): Promise<Rows> {
    const { apiTable } = await import('../contract/api/index.ts').catch((cause: unknown) => {
      loading = undefined;
      throw new AppError('network', 'the table of calls could not be loaded', { cause });
    });
    const unknown = Object.keys(endpoints).find((name) => !Object.hasOwn(apiTable, name));
    if (unknown !== undefined)
      throw new TypeError(
        `The endpoint "${unknown}" is not a call of the contract; see apiTable for the names.`,
      );
    loaded = withEndpoints(apiTable);
    return loaded;
  }

  return {
    find: (name) => loaded[name],
    load: () => (loading ??= loadTable()),
  };
}
