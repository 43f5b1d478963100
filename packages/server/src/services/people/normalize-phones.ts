import { normalizeDigits } from '@lobi/core/contract';
import { toInternationalPhone } from '../../domain/phone.ts';
import type { Database } from '../../store/database.ts';
import { listLocalPhones, updatePhone } from '../../store/users.ts';

const batch = 500;

/**
 * Brings phones that were stored before they were normalised into their international form; returns
 * how many. Which country a number is of only a library knows, so that no migration can do it. A
 * text that no phone can be stays as it is. Safe to run again, and on several nodes at once.
 */
export async function normalizePhones(db: Database): Promise<number> {
  let changed = 0;
  let after: string | null = null;
  for (;;) {
    const rows = await listLocalPhones(db, after, batch);
    for (const { id, phone, currency } of rows) {
      const international = toInternationalPhone(normalizeDigits(phone), currency);
      if (international !== undefined) changed += await updatePhone(db, id, phone, international);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return changed;
    after = last.id;
  }
}
