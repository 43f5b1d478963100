import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { PokerPicture } from './poker-picture.tsx';
import { PokerStage, type PokerStageProps } from './poker-stage.tsx';
import { dealtRun, lostRun, pokerBox, wonRun } from './poker.fixtures.ts';

const stage = (props: Partial<PokerStageProps> = {}) => (
  <PokerStage
    seat={playSeat}
    {...pokerBox}
    run={null}
    plays={[]}
    onStart={() => {}}
    onDraw={() => {}}
    {...props}
  />
);

const onDrawOf = () => vi.fn<PokerStageProps['onDraw']>();

describe('PokerStage', () => {
  it('PokerStage starts a play with the stake', async () => {
    const onStart = vi.fn<PokerStageProps['onStart']>();
    const screen = await renderInKit(stage({ onStart }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: /^Bagikan kartu · Rp\s10\.000/ }).click();
    expect(onStart.mock.calls).toEqual([['10000']]);
  });

  it('PokerStage holds cards, releases them, and replaces the others once', async () => {
    const onDraw = onDrawOf();
    const screen = await renderInKit(stage({ run: dealtRun, onDraw }));
    const ace = screen.getByRole('button', { name: 'As sekop' });
    await ace.click();
    await expect.element(ace).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'J wajik' }).click();
    await ace.click();
    await expect.element(ace).toHaveAttribute('aria-pressed', 'false');
    await screen.getByRole('button', { name: 'Ganti 4 kartu' }).click();
    expect(onDraw.mock.calls).toEqual([[[2]]]);
  });

  it('PokerStage holds cards by the keys 1 to 5 and draws by Space', async () => {
    const onDraw = onDrawOf();
    const screen = await renderInKit(stage({ run: dealtRun, onDraw }));
    screen
      .getByRole('button', { name: /^Ganti/ })
      .element()
      .focus();
    await userEvent.keyboard('1357 ');
    expect(onDraw.mock.calls).toEqual([[[0, 2, 4]]]);
  });

  it('PokerStage does not draw on a second press of the key that dealt, which only focuses the button', async () => {
    const onDraw = onDrawOf();
    const screen = await renderInKit(stage({ run: dealtRun, onDraw }));
    screen
      .getByRole('group', { name: /^Kartu Anda/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(onDraw).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: 'Ganti 5 kartu' })).toHaveFocus();
  });

  it('PokerStage ignores digits typed into the stake field', async () => {
    const screen = await renderInKit(stage({ run: null, plays: [wonRun] }));
    const stake = screen.getByRole('textbox', { name: /Nilai taruhan/ });
    await stake.fill('12345');
    await expect.element(stake).toHaveValue('12.345');
  });

  it('PokerStage marks suggested cards on request, and holds them by one press', async () => {
    const onDraw = onDrawOf();
    const screen = await renderInKit(stage({ run: dealtRun, onDraw }));
    await expect.element(screen.getByRole('button', { name: 'J hati' })).toBeVisible();
    await screen.getByRole('switch', { name: 'Saran' }).click();
    await expect
      .element(screen.getByRole('button', { name: /^J hati\s*disarankan$/ }))
      .toHaveAttribute('aria-pressed', 'false');
    await screen.getByRole('button', { name: 'Pakai saran' }).click();
    await screen.getByRole('button', { name: 'Ganti 3 kartu' }).click();
    expect(onDraw.mock.calls).toEqual([[[0, 2]]]);
  });

  it('PokerStage ignores presses while a draw is pending', async () => {
    const onDraw = onDrawOf();
    const seat = { ...playSeat, state: { status: 'playing' } as const };
    const screen = await renderInKit(stage({ run: dealtRun, seat, onDraw }));
    await screen.getByRole('button', { name: /^Ganti/ }).click({ force: true });
    await screen.getByRole('button', { name: 'J hati' }).click({ force: true });
    expect(onDraw).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: 'Ganti 5 kartu' })).toBeVisible();
  });

  it('PokerStage shows how a play ended', async () => {
    const screen = await renderInKit(stage({ run: dealtRun }));
    await expect.element(screen.getByText(/^Sepasang J–A\. Pilih kartu/)).toBeVisible();
    await screen.rerender(stage({ run: wonRun, plays: [wonRun] }));
    await expect
      .element(screen.getByText(/Tiga sejenis · 3,00× · Menang Rp\s30\.000/))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Bagikan|^Isi nilai/ })).toBeVisible();
  });

  it('PokerStage shows that a hand does not pay', async () => {
    const screen = await renderInKit(stage({ run: lostRun, plays: [lostRun] }));
    await expect.element(screen.getByText(/Tidak ada bayaran · Belum menang/)).toBeVisible();
  });
});

describe('PokerPicture', () => {
  const picture = (isAtRest: boolean) => (
    <div style={{ display: 'grid', blockSize: 480, inlineSize: 360 }}>
      <PokerPicture
        run={wonRun}
        pays={pokerBox.pays}
        held={[0, 2]}
        suggested={[]}
        isAtRest={isAtRest}
        isBlocked
        onHold={() => {}}
        onReady={() => {}}
        screenRef={null}
      />
    </div>
  );

  it('PokerPicture marks the hand in the pay table only after its cards are shown', async () => {
    const screen = await renderInKit(picture(false));
    const pay = screen.getByRole('listitem', { name: /^Tiga sejenis/ });
    await expect.element(pay).toBeInTheDocument();
    await expect.element(pay).not.toHaveAttribute('aria-current');
    await screen.rerender(picture(true));
    await expect.element(pay).toHaveAttribute('aria-current', 'true');
  });

  it('PokerPicture describes the held cards in text', async () => {
    const screen = await renderInKit(picture(true));
    expect(screen.getByText('Ditahan').elements()).toHaveLength(2);
  });
});
