import { apiTable } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { AddressRecorder, currentAddress } from '../testing/address-recorder.tsx';

/** Lists that are shown as tables, and their paths. */
const lists = [
  ['user.list', '/user', 'admin'],
  ['ledger.list', '/wallet/wallet-player/ledger', 'player'],
  ['transaction.list', '/wallet/wallet-player/transaction', 'player'],
  ['bet.list', '/wallet/wallet-player/bet', 'player'],
  ['earning.list', '/wallet/wallet-agent/earning', 'agent'],
] as const;

const headings = () => [...document.querySelectorAll('th[aria-sort]')];

/** Order in the address. */
const sortNow = () => new URLSearchParams(currentAddress().split('?')[1]).get('sort');

describe('the table of a list', () => {
  it.each(lists)(
    'the table of %s can be sorted by every column of its contract',
    async (name, path, role) => {
      await openApp({ path, role, beside: <AddressRecorder /> });
      const sorts: readonly string[] = apiTable[name].query.def.shape.sort.def.innerType.options;
      await expect.poll(headings).toHaveLength(sorts.length / 2);
      const requestedSorts = new Set<string>();
      for (const [index] of headings().entries()) {
        const before = sortNow();
        headings()[index]?.querySelector('button')?.click();
        await expect.poll(sortNow).not.toBe(before);
        requestedSorts.add((sortNow() ?? '').replace('-', ''));
        expect(sorts).toContain(sortNow());
        await expect
          .poll(() => headings()[index]?.getAttribute('aria-sort'))
          .toMatch(/^(?:a|de)scending$/);
      }
      expect(requestedSorts.size).toBe(sorts.length / 2);
      await expect.element(page.getByText(/Sebagian alamat/)).not.toBeInTheDocument();
    },
  );
});
