import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { settledBox } from '../../testing/settled-box.ts';
import { PlayFrame } from './play-frame.tsx';
import type { PlayedOnce, PlaySeat } from './play-frame.types.ts';
import { StakePanel } from './stake-panel.tsx';

interface Given {
  seat?: Partial<PlaySeat>;
  last?: PlayedOnce | null;
  onPlay?: (amount: string) => void;
}

function Game({ seat, last = null, onPlay = () => {} }: Given) {
  const [amount, setAmount] = useState<string | null>(null);
  return (
    <PlayFrame
      seat={{ ...playSeat, ...seat }}
      last={last}
      recent={[]}
      screen={<p>Layar</p>}
      controls={
        <StakePanel amount={amount} onAmountChange={setAmount} verb="Putar" onPlay={onPlay} />
      }
    />
  );
}

const won: PlayedOnce = { id: 'a', amount: '10000', payout: '19800', result: '27,18' };
const even: PlayedOnce = { id: 'b', amount: '10000', payout: '10000' };
const lost: PlayedOnce = { id: 'c', amount: '10000', payout: '0' };

const tools = {
  onSoundChange: () => undefined,
  onLimits: () => undefined,
  onFavouriteChange: () => undefined,
};

describe('PlayFrame', () => {
  it('PlayFrame shows the stake in its button and sends it when pressed', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const screen = await renderInKit(<Game onPlay={onPlay} />);
    await screen.getByRole('textbox').fill('25rb');
    await screen.getByRole('button', { name: /^Putar · Rp\s25\.000/ }).click();
    expect(onPlay.mock.calls).toEqual([['25000']]);
  });

  it('PlayFrame reports that earlier plays failed to load, instead of an empty history', async () => {
    const screen = await renderInKit(<Game seat={{ isPastUnknown: true }} />);
    const status = screen.getByText('Permainan sebelumnya tidak dapat dimuat.');
    await expect.element(status).toBeVisible();
    expect(screen.getByText(/Belum ada/).elements()).toEqual([]);
    await screen.rerender(<Game seat={{ isPastUnknown: true }} last={lost} />);
    await expect.element(status).not.toBeInTheDocument();
  });

  it('PlayFrame shows the number of players, and nothing while it is unknown', async () => {
    const screen = await renderInKit(<Game seat={{ audience: 12 }} />);
    await expect.element(screen.getByText('Di permainan ini sekarang: 12')).toBeInTheDocument();
    await screen.rerender(<Game seat={{ audience: null }} />);
    await expect.element(screen.getByText(/Di permainan ini/)).not.toBeInTheDocument();
  });

  it('PlayFrame plays on Enter in the stake field, and never automatically', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const screen = await renderInKit(<Game onPlay={onPlay} />);
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('10000');
    expect(onPlay).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onPlay).toHaveBeenCalledOnce();
  });

  // id: play-once-for-held-key
  it.each(['{Enter>5}', ' '])(
    'PlayFrame plays once while %s is held, and again after its release',
    async (key) => {
      const onPlay = vi.fn<(amount: string) => void>();
      const screen = await renderInKit(<Game onPlay={onPlay} />);
      await screen.getByRole('textbox').fill('10000');
      const button = screen.getByRole('button', { name: /Putar/ });
      button.element().focus();
      await userEvent.keyboard(key === ' ' ? '{ >5}' : key);
      await userEvent.keyboard(key === ' ' ? '{/ }' : '{/Enter}');
      expect(onPlay).toHaveBeenCalledOnce();
      await userEvent.keyboard(key === ' ' ? '{ }' : '{Enter}');
      expect(onPlay).toHaveBeenCalledTimes(2);
    },
  );

  // id: play-once-for-held-enter
  it('PlayFrame plays once while Enter is held in the stake field', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const screen = await renderInKit(<Game onPlay={onPlay} />);
    await screen.getByRole('textbox').fill('10000');
    await userEvent.keyboard('{Enter>6/}');
    expect(onPlay).toHaveBeenCalledOnce();
  });

  // id: play-once-for-long-touch
  it('PlayFrame plays once for a long touch on the button', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const screen = await renderInKit(<Game onPlay={onPlay} />);
    await screen.getByRole('textbox').fill('10000');
    const button = screen.getByRole('button', { name: /Putar/ });
    await button.click({ delay: 900 });
    expect(onPlay).toHaveBeenCalledOnce();
  });

  // id: play-frame-rules-before-first-play
  it('PlayFrame shows rules and return before the first play, and allows no play until then', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const onRulesRead = vi.fn<() => void>();
    const seat = { hasReadRules: false, onRulesRead };
    const screen = await renderInKit(<Game seat={seat} onPlay={onPlay} />);
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/98,98/);
    await screen.getByRole('button', { name: 'Saya mengerti' }).click();
    expect(onRulesRead).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Baca aturan dulu' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(onPlay).not.toHaveBeenCalled();
  });

  it.each([
    [{ state: { status: 'playing' } }, 'Menunggu hasil…'],
    [{ state: { status: 'unknown' } }, 'Memeriksa hasil…'],
    [{ readyAt: 13_400, ownNow: () => 10_000 }, 'Tunggu 4 detik'],
  ] satisfies [Partial<PlaySeat>, string][])(
    'PlayFrame explains why it is disabled: %o',
    async (seat, face) => {
      const onPlay = vi.fn<(amount: string) => void>();
      const screen = await renderInKit(<Game seat={seat} onPlay={onPlay} />);
      await screen.getByRole('textbox').fill('10000');
      const button = screen.getByRole('button', { name: face });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await button.click({ force: true });
      expect(onPlay).not.toHaveBeenCalled();
    },
  );

  // id: play-frame-stale-lock
  it('PlayFrame is locked with its reason while the balance is outdated', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const screen = await renderInKit(<Game seat={{ isStale: true }} onPlay={onPlay} />);
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('button', { name: /Putar/ }).click({ force: true });
    await expect.element(screen.getByText(/Pembaruan terhenti/)).toBeVisible();
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('PlayFrame rejects a stake above the balance, and focuses the field for a stake below the minimum', async () => {
    const onPlay = vi.fn<(amount: string) => void>();
    const screen = await renderInKit(<Game seat={{ balance: '20000' }} onPlay={onPlay} />);
    await screen.getByRole('textbox').fill('30000');
    await screen.getByRole('button', { name: /Putar/ }).click({ force: true });
    await screen.getByRole('textbox').fill('500');
    await screen.getByRole('button', { name: /Putar/ }).click({ force: true });
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('PlayFrame shows the reason of a rejection as an alert', async () => {
    const seat: Partial<PlaySeat> = {
      state: { status: 'refused', message: 'Saldo Anda tidak cukup.' },
    };
    const screen = await renderInKit(<Game seat={seat} />);
    await expect
      .element(screen.getByText('Taruhan tidak diterima. Saldo Anda tidak cukup.'))
      .toBeVisible();
  });

  it('PlayFrame links guests to the login, and is read-only for staff', async () => {
    const screen = await renderInKit(<Game seat={{ access: 'guest', loginHref: '/login' }} />);
    const login = screen.getByRole('link', { name: 'Masuk untuk bermain' });
    await expect.element(login).toHaveAttribute('href', '/login');
    await screen.rerender(<Game seat={{ access: 'viewer' }} />);
    await expect.element(screen.getByText('Akun ini hanya dapat menonton.')).toBeVisible();
  });

  it('PlayFrame shows stake, payout and net of the last play', async () => {
    const screen = await renderInKit(<Game last={won} />);
    const line = screen.getByText(/27,18 · Menang Rp\s19\.800/);
    await expect.element(line).toBeVisible();
    await expect
      .element(screen.getByText(/Taruhan Rp\s10\.000 · bersih \+Rp\s9\.800/))
      .toBeVisible();
  });

  // id: play-frame-small-return-quiet
  it('PlayFrame does not celebrate a return of the stake or less', async () => {
    const screen = await renderInKit(<Game last={even} />);
    const mood = () =>
      screen.container.querySelector('.lobi-LastResult-root')?.getAttribute('data-mood');
    await expect.element(screen.getByText(/Kembali Rp\s10\.000/)).toBeVisible();
    expect(mood()).toBe('quiet');
    expect(screen.container.querySelector('.lobi-Celebration-root')).toBeNull();
    await screen.rerender(<Game last={lost} />);
    expect(mood()).toBe('quiet');
    await screen.rerender(<Game last={won} />);
    expect(mood()).toBe('won');
    expect(screen.container.querySelector('.lobi-Celebration-root')).not.toBeNull();
  });

  it('PlayFrame marks a win only until the next round of the table begins', async () => {
    const screen = await renderInKit(<Game last={won} />);
    const mood = () =>
      screen.container.querySelector('.lobi-LastResult-root')?.getAttribute('data-mood');
    await expect.poll(mood).toBe('won');
    await screen.rerender(<Game last={{ ...won, isPast: true }} />);
    await expect.poll(mood).toBe('quiet');
    await expect.element(screen.getByText(/27,18 · Menang Rp\s19\.800/)).toBeVisible();
  });

  it.each([
    [{ state: { status: 'playing' } }, 'Menunggu hasil…'],
    [{ state: { status: 'unknown' } }, 'Memeriksa hasil…'],
  ] satisfies [Partial<PlaySeat>, string][])(
    'PlayFrame does not show the previous play as the result of the running one: %o',
    async (seat, text) => {
      const screen = await renderInKit(<Game last={won} />);
      const line = screen.getByRole('status').first();
      await expect.element(line).toMatchTextContent(/Menang/);
      await screen.rerender(<Game seat={seat} last={won} />);
      await expect.element(line).toMatchTextContent(text);
      expect(line.element().getAttribute('data-mood')).toBe('quiet');
    },
  );

  it('PlayFrame announces a repeated result as a new one', async () => {
    const screen = await renderInKit(<Game last={lost} />);
    const line = () => screen.container.querySelector('.lobi-LastResult-root > *');
    const first = line();
    await screen.rerender(<Game last={{ ...lost, id: 'd' }} />);
    expect(line()).not.toBe(first);
  });

  it('PlayFrame opens the fairness sheet from the tools', async () => {
    const screen = await renderInKit(<Game seat={{ fairness: <p>Hash seed</p> }} />);
    await screen.getByRole('button', { name: 'Keadilan permainan' }).click();
    await expect.element(screen.getByText('Hash seed', { exact: true })).toBeVisible();
  });

  it('PlayFrame keeps the height of result and dock on a small phone from an empty stake to a win', async () => {
    await page.viewport(360, 640);
    const screen = await renderInKit(<Game />);
    const heights = () =>
      // The picture has the remaining height.
      ['.lobi-LastResult-root', '.lobi-PlayFrame-dock'].map(
        (part) => screen.container.querySelector(part)?.getBoundingClientRect().height,
      );
    await settledBox(screen.container.querySelector('.lobi-PlayFrame-dock')!);
    const before = heights();
    await screen.getByRole('textbox').fill('10000');
    await expect.element(screen.getByRole('button', { name: /^Putar/ })).toBeVisible();
    expect(heights()).toEqual(before);
    for (const last of [lost, won]) {
      await screen.rerender(<Game last={last} />);
      await expect.element(screen.getByText(/Taruhan Rp\s10\.000 · bersih/)).toBeVisible();
      expect(heights()).toEqual(before);
    }
  });

  it('PlayFrame shows the full return of a game beside six tools on a phone', async () => {
    const seat: Partial<PlaySeat> = {
      tools,
      fairness: <p>Hash seed</p>,
      about: { ...playSeat.about, returnBp: 9_898, maximumReturnBp: 9_899 },
    };
    const screen = await renderInKit(
      <div style={{ inlineSize: 328 }}>
        <Game seat={seat} />
      </div>,
    );
    const facts = screen.container.querySelector('.lobi-PlayFrame-facts > p')!;
    expect(facts.textContent).toMatch(/98,98% – 98,99%/);
    expect(facts.scrollWidth).toBeLessThanOrEqual(facts.clientWidth);
    expect(facts.scrollHeight).toBeLessThanOrEqual(facts.clientHeight);
  });

  it('PlayFrame shows the full name of a game above its tools on a phone', async () => {
    const screen = await renderInKit(
      <div style={{ inlineSize: 328 }}>
        <Game seat={{ tools, fairness: <p>Hash seed</p> }} />
      </div>,
    );
    const name = screen.getByRole('heading', { level: 1 }).element();
    const buttons = [...screen.container.querySelectorAll('.lobi-GameToolbar-root > *')];
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(buttons).toHaveLength(6);
    for (const button of buttons) {
      const { top, height, width } = button.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(40);
    }
  });
});
