import { openDatabase } from '../../packages/server/src/store/database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/store/embedded-postgres.ts';
import { queryRow } from '../query-rows.ts';

// Started by a test as a separate process that is killed while it writes.
const postgres = await startEmbeddedPostgres({ dataFolder: process.argv[2] ?? '' });
const db = await openDatabase({ connectionString: postgres.connectionString });
await db.run('create table if not exists kept (id bigint generated always as identity)');
const before = await queryRow<{ count: bigint }>(db, 'select count(*) as count from kept');
for (let row = Number(before?.count) + 1; ; row += 1) {
  await db.run('insert into kept default values');
  process.stdout.write(`${row}\n`);
}
