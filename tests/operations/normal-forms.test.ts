import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalizeDigits } from '@lobi/core/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normalizePhones } from '../../packages/server/src/services/people/normalize-phones.ts';
import { openDatabase, type Database } from '../../packages/server/src/store/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { queryRow, queryRows } from '../query-rows.ts';

const migrations = new URL('../../packages/server/migrations/', import.meta.url);

const idOf = (number: number): string =>
  `0193b1c4-0000-7000-8000-${number.toString().padStart(12, '0')}`;

/** Users from before the migration, with their phones and names. */
const users = [
  ['(0812) 3456-7890', 'Budi\u200B  Santoso'],
  ['\u202A+62 812-3456-7891\u202C', 'Ｍａｙａ'],
  ['call me', '\u202Edi\u00ADta'],
  ['+6281234567893', 'Sari Wulandari'],
] as const;

/** Accounts of withdrawals before and after the migration. */
const accounts = [
  ['１２３４５６７８９０', '1234567890'],
  ['12345\u200B67890', '1234567890'],
  ['\u202A123-456\u00AD-7890\u202C', '1234567890'],
  ['9876543210', '9876543210'],
] as const;

let folder: string;
let postgres: EmbeddedPostgres;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-normal-forms-'));
  postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data') });
  const older = `${join(folder, 'older')}/`;
  for (const name of await readdir(migrations)) {
    if (name < '0054') await cp(new URL(name, migrations), join(older, name));
  }
  db = await openDatabase({ connectionString: await postgres.createDatabase('old') });
  await migrate(db, older);
  for (const [index, [phone, name]] of users.entries()) {
    await db.run(
      `insert into users (id, username, password_hash, role, status, referral_code, phone, name)
       values ($1, $2, 'none', 'player', 'activated', $2, $3, $4)`,
      [idOf(index), `user${index}`, phone, name],
    );
    await db.run(`insert into wallets (id, user_id, currency) values ($1, $2, 'IDR')`, [
      idOf(100 + index),
      idOf(index),
    ]);
  }
  for (const [index, [account]] of accounts.entries()) {
    await db.run(
      `insert into transactions (id, type, status, currency, amount, from_wallet_id, owner_id,
         created_by, destination_account, destination_holder, reason, created_at)
       values ($1, 'withdraw', 'rejected', 'IDR', 1000, $2, $3, $3, $4, ' Budi  Santoso', 'old',
         now())`,
      [idOf(200 + index), idOf(100 + index), idOf(index), account],
    );
  }
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the migration to normal forms', () => {
  it('account numbers are normalised, and the typed text is retained', async () => {
    const rows = await queryRows<{ account: string; typed: string | null; holder: string }>(
      db,
      `select destination_account as account, destination_typed as typed,
         destination_holder as holder
       from transactions order by id`,
    );
    expect(rows).toEqual(
      accounts.map(([typed, account]) => ({
        account,
        typed: typed === account ? null : typed,
        holder: 'Budi Santoso',
      })),
    );
  });

  it('names are normalised', async () => {
    const rows = await queryRows<{ name: string }>(db, 'select name from users order by id');
    expect(rows.map(({ name }) => name)).toEqual([
      'Budi Santoso',
      'Maya',
      'dita',
      'Sari Wulandari',
    ]);
  });

  it('accounts are compared in the database as the contract normalises them', async () => {
    const part = fc.constantFrom(
      ...'0123456789',
      ...'０１２３４５６７８９',
      ' ',
      '-',
      '\u200B',
      '\u202A',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (parts) => {
        const text = parts.join('');
        const row = await queryRow<{ key: string | null }>(db, 'select account_key($1) as key', [
          text,
        ]);
        expect(row?.key ?? '').toBe(normalizeDigits(text));
      }),
      { numRuns: 200 },
    );
  });
});

describe('normalizePhones', () => {
  it('phones are stored in the international form, others stay as they are, and a second run changes nothing', async () => {
    expect(await normalizePhones(db)).toBe(2);
    const rows = await queryRows<{ phone: string }>(db, 'select phone from users order by id');
    expect(rows.map(({ phone }) => phone)).toEqual([
      '+6281234567890',
      '+6281234567891',
      'call me',
      '+6281234567893',
    ]);
    expect(await normalizePhones(db)).toBe(0);
  });
});
