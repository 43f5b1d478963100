import { describe, expect, it } from 'vitest';
import {
  guaranteedRound,
  samplePatterns,
  sellingFewRound,
  sellingRound,
} from '../../../testing/bingo-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { BingoPrizes, type BingoPrizesProps } from './bingo-prizes.tsx';

/** Prizes of a round at a card price of 10,000. */
const prizesOf = (change: Partial<BingoPrizesProps>) => (
  <BingoPrizes
    prizes={sellingRound(1).prizes}
    patterns={samplePatterns}
    currency="IDR"
    {...change}
  />
);

/** Lines beneath the names of the prizes. */
const lines = (): string[] =>
  [...document.querySelectorAll('.lobi-BingoPrizes-root li > div > span')].map(
    ({ textContent }) => textContent?.replaceAll(/\s/g, ' ') ?? '',
  );

describe('BingoPrizes', () => {
  it('BingoPrizes shows what is guaranteed, and how many cards are missing', async () => {
    const { prizes } = sellingFewRound(1);
    const screen = await renderInKit(prizesOf({ prizes, guaranteedFrom: 20, missingCards: 6 }));
    expect(lines()).toEqual(['min. Rp 20.000', 'min. Rp 50.000', 'min. Rp 120.000']);
    await expect.element(screen.getByText('Terjamin mulai 20 kartu: kurang 6')).toBeVisible();
  });

  it('BingoPrizes names a prize guaranteed if its guarantee is more than its share', async () => {
    const [corners, line, full] = guaranteedRound(1).prizes;
    const prizes = [corners!, line!, { ...full!, amount: '122850' }];
    await renderInKit(prizesOf({ prizes, guaranteedFrom: 20 }));
    expect(lines()).toEqual(['Terjamin', 'Terjamin', 'Belum dimenangkan']);
  });

  it('BingoPrizes does not mention a guarantee that does not apply', async () => {
    const screen = await renderInKit(prizesOf({ prizes: sellingFewRound(1).prizes }));
    expect(lines()).toEqual(['Belum dimenangkan', 'Belum dimenangkan', 'Belum dimenangkan']);
    await expect.element(screen.getByText(/Terjamin/)).not.toBeInTheDocument();
  });
});
