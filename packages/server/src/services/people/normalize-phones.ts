import { normalizeDigits } from '@lobi/core/contract';
import { toInternationalPhone } from '../../domain/phone.ts';
import type { Database } from '../../store/database.ts';
import { listLocalPhones, updatePhone } from '../../store/users.ts';

const batch = 500;

/**
 * Converts phones stored before normalization to their international form; returns the number. It needs
 * a library, so that no migration can do it. Impossible numbers stay unchanged. Idempotent, and safe on
 * several nodes at once.
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
