import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { sampleHrefs, sampleMixedBets, sampleWallet } from '../sample-data.ts';
import { BetListView } from './bet-list-view.tsx';

const original = { width: window.innerWidth, height: window.innerHeight };

describe('BetListView on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(original.width, original.height));

  it('BetListView on a phone shows a bet in a compact row, with odds, payout and the link to its verification', async () => {
    const screen = await renderInKit(
      <BetListView
        wallet={sampleWallet}
        hrefs={sampleHrefs}
        rows={sampleMixedBets}
        total={sampleMixedBets.length}
        query={firstQuery}
        onQueryChange={() => undefined}
        checkHref={(row) => `#check-${row.id}`}
      />,
    );
    const cards = () => [...screen.container.querySelectorAll('.lobi-DataTable-card')];
    await expect.poll(() => cards().length).toBe(sampleMixedBets.length);
    for (const card of cards()) {
      expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(124);
      expect(card.querySelector('[data-slot="line"]')?.textContent).toMatch(/Odds · Pembayaran/);
      expect(card.querySelector('a[href^="#check-"]')?.getAttribute('aria-label')).toMatch(
        /^Periksa hasil, /,
      );
    }
  });
});
