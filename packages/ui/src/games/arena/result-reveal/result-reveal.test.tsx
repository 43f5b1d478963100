import { describe, expect, it } from 'vitest';
import { openRound, settledBets, settledRound } from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { ResultReveal } from './result-reveal.tsx';

const returning = (payout: string) =>
  settledBets.slice(0, 1).map((bet) => ({ ...bet, amount: '50000', payout }));

describe('ResultReveal', () => {
  // id: result-celebrated-above-stake
  it('ResultReveal celebrates only a return above the stake', async () => {
    const screen = await renderInKit(
      <ResultReveal round={settledRound} bets={returning('92000')} />,
    );
    await expect.element(screen.getByText('Anda menang Rp 42.000')).toBeVisible();
    expect(screen.container.querySelectorAll('i')).toHaveLength(12);
  });

  it.each([
    ['50000', 'Taruhan Anda kembali utuh'],
    ['20000', 'Bersih −Rp 30.000'],
    ['0', 'Bersih −Rp 50.000'],
  ])(
    'ResultReveal does not celebrate a return of %s for a stake of 50000',
    async (payout, text) => {
      const screen = await renderInKit(
        <ResultReveal round={settledRound} bets={returning(payout)} />,
      );
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(screen.container.querySelector('i')).toBeNull();
      expect(screen.container.querySelector('[data-mood=quiet]')).not.toBeNull();
    },
  );

  it.each([
    ['loading', 'Taruhan Anda di laga ini sedang dimuat.'],
    ['failed', 'Taruhan Anda tidak dapat dimuat.'],
  ] as const)(
    'ResultReveal never says that there was no bet while bets are unknown: %s',
    async (bets, text) => {
      const screen = await renderInKit(<ResultReveal round={settledRound} bets={bets} />);
      await expect.element(screen.getByText(text)).toBeVisible();
      expect(screen.container.textContent).not.toContain('Anda tidak bertaruh');
    },
  );

  it('ResultReveal does not report a missing bet while one is not paid yet', async () => {
    const unpaid = settledBets.slice(0, 1).map((bet) => ({ ...bet, payout: null }));
    const screen = await renderInKit(<ResultReveal round={settledRound} bets={unpaid} />);
    await expect.element(screen.getByText(/sedang dibayar/)).toBeVisible();
    await screen.rerender(<ResultReveal round={settledRound} bets={[]} />);
    await expect.element(screen.getByText('Anda tidak bertaruh di laga ini.')).toBeVisible();
  });

  it('ResultReveal renders nothing before the fight is settled', async () => {
    const screen = await renderInKit(
      <ResultReveal round={{ ...openRound, status: 'declared', result: 'meron' }} bets={[]} />,
    );
    expect(screen.container.querySelector('.lobi-ResultReveal-root')).toBeNull();
  });
});
