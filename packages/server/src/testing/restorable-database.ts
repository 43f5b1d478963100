import { column } from '../store/row-shape.ts';
import type { Database } from '../store/database.ts';

/** Copies all rows, records changes of the schema from now on, and creates the function that restores. */
const snapshotRows = `
do $outer$
declare
  relation record;
  counter record;
  has_rows boolean;
  steps text := '';
begin
  create schema snapshot;
  for relation in
    select format('public.%I', c.relname) as name,
      format('snapshot.%I', c.relname) as copy,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
    order by c.relname
  loop
    steps := steps || format('delete from %s;', relation.name);
    execute format('select exists (select from %s)', relation.name) into has_rows;
    if has_rows then
      execute format('create table %s as table %s', relation.copy, relation.name);
      steps := steps || format(
        'insert into %1$s (%2$s) overriding system value select %2$s from %3$s;',
        relation.name, relation.columns, relation.copy);
    end if;
  end loop;
  for counter in
    select format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value) as value, last_value is not null as is_called
    from pg_sequences where schemaname = 'public'
  loop
    steps := steps || format('perform setval(%L, %s, %L);', counter.name, counter.value, counter.is_called);
  end loop;
  -- Entries of the ledger cannot be deleted while its triggers are on.
  execute format(
    'create function snapshot.restore() returns void language plpgsql
       set session_replication_role = replica set lock_timeout = 5000 as %L',
    'begin ' || steps || ' end');
  create table snapshot.schema_changes (command text not null);
  create function snapshot.record_schema_change() returns event_trigger language plpgsql as
    'begin insert into snapshot.schema_changes values (tg_tag); end';
  create event trigger schema_changes on ddl_command_end execute function snapshot.record_schema_change();
end
$outer$`;

const selectSchemaChange = {
  text: `select exists (select from snapshot.schema_changes) as "isChanged"`,
  columns: { isChanged: column.boolean },
};

/**
 * Tables of which deleted rows of earlier tests take more than half a megabyte. A restored table is empty, or
 * almost: without a vacuum each scan of it reads all of them, and becomes slower with every test.
 */
const selectBloated = {
  text: `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 500000`,
  columns: { name: column.text },
};

/** Makes a database restorable to the rows that it has now. */
export async function makeRestorable(db: Database): Promise<void> {
  await db.run(snapshotRows);
}

/**
 * Restores the rows of a restorable database, whose connections stay open with their plans: it is ready
 * in a few milliseconds, and as fast as one that has been used.
 * @returns false if its schema has been changed meanwhile, so that it cannot be used again
 */
export async function restoreRows(db: Database): Promise<boolean> {
  const answer = await db.row(selectSchemaChange);
  if (answer === undefined || answer.isChanged) return false;
  await db.run('select snapshot.restore()');
  for (const { name } of await db.rows(selectBloated)) await db.run(`vacuum ${name}`);
  return true;
}
