import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { es } from '../../../messages/es.ts';
import {
  sampleCorrectionReasons,
  arenaGame,
  closedRound,
  finishedRounds,
  openRound,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { DeclareConsole, type DeclareConsoleProps } from './declare-console.tsx';

type OnStep = DeclareConsoleProps['onStep'];

const declareConsole = (change: Partial<DeclareConsoleProps> = {}) => (
  <DeclareConsole
    game={arenaGame}
    round={closedRound}
    rounds={finishedRounds()}
    allowedSteps={['declare', 'cancel']}
    onStep={() => {}}
    {...change}
  />
);

const inState = (steps: DeclareConsoleProps['allowedSteps'], onStep: OnStep) =>
  declareConsole({ round: openRound, allowedSteps: steps, onStep });

describe('DeclareConsole', () => {
  beforeEach(() => page.viewport(1440, 900));

  it('DeclareConsole has a button with its effect for each allowed step, and none for others', async () => {
    const screen = await renderInKit(declareConsole());
    const buttons = [...screen.container.querySelectorAll('.lobi-DeclareConsole-action')];
    expect(buttons.map((button) => button.getAttribute('data-outcome'))).toEqual([
      'meron',
      'wala',
      'draw',
      'cancelled',
    ]);
    await expect
      .element(screen.getByRole('button', { name: /^Meron/ }))
      .toMatchTextContent(/Membayar 214 taruhan/);
    await expect
      .element(screen.getByRole('button', { name: /^Meron/ }))
      .toMatchTextContent(/Rp\s44\.886\.800/);
  });

  it('DeclareConsole sends nothing before the confirmation, whose initial focus is on "Kembali"', async () => {
    const onStep = vi.fn<OnStep>();
    const screen = await renderInKit(declareConsole({ onStep }));
    await userEvent.keyboard('w');
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(/Wala menang/);
    await expect.element(dialog.getByRole('button', { name: 'Kembali' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onStep).not.toHaveBeenCalled();
    await userEvent.keyboard('w');
    await screen.getByRole('button', { name: 'Umumkan Wala' }).click();
    expect(onStep.mock.calls).toEqual([['declare', { result: 'wala' }]]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('DeclareConsole goes back on Escape', async () => {
    const onStep = vi.fn<OnStep>();
    const screen = await renderInKit(declareConsole({ onStep }));
    await userEvent.keyboard('c');
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onStep).not.toHaveBeenCalled();
  });

  it('DeclareConsole runs a step without confirmation immediately by its shortcut', async () => {
    const onStep = vi.fn<OnStep>();
    await renderInKit(inState(['last-call', 'cancel'], onStep));
    await userEvent.keyboard('l');
    expect(onStep.mock.calls).toEqual([['last-call', {}]]);
  });

  it('DeclareConsole requires a reason to cancel', async () => {
    const onStep = vi.fn<OnStep>();
    const screen = await renderInKit(inState(['last-call', 'cancel'], onStep));
    await userEvent.keyboard('c');
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Batalkan laga' }).click();
    await expect.element(dialog.getByText('Alasan minimal 3 karakter.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveFocus();
    expect(onStep).not.toHaveBeenCalled();
    // Letters typed into the reason are text, not shortcuts.
    await userEvent.keyboard('lampu padam');
    await dialog.getByRole('button', { name: 'Batalkan laga' }).click();
    expect(onStep.mock.calls).toEqual([['cancel', { reason: 'lampu padam' }]]);
  });

  it('DeclareConsole ignores shortcuts of steps that are not allowed, with modifiers, and all when disabled', async () => {
    const onStep = vi.fn<OnStep>();
    const screen = await renderInKit(inState(['last-call'], onStep));
    await userEvent.keyboard('m');
    await userEvent.keyboard('{Control>}l{/Control}');
    await screen.getByRole('checkbox', { name: 'Pintasan papan ketik' }).click();
    await userEvent.keyboard('l');
    expect(onStep).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: /Panggilan terakhir/ })).toBeEnabled();
  });

  it('DeclareConsole sends no other step while one is pending', async () => {
    const onStep = vi.fn<OnStep>();
    const screen = await renderInKit(
      declareConsole({
        round: openRound,
        allowedSteps: ['last-call', 'close'],
        busyStep: 'close',
        onStep,
      }),
    );
    await userEvent.keyboard('l');
    await screen.getByRole('button', { name: /Panggilan terakhir/ }).click({ force: true });
    expect(onStep).not.toHaveBeenCalled();
  });

  it('DeclareConsole closes its confirmation when the step is no longer allowed', async () => {
    const screen = await renderInKit(declareConsole());
    await userEvent.keyboard('m');
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await screen.rerender(declareConsole({ allowedSteps: ['undo'] }));
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([320, 390, 1024, 1440])(
    'DeclareConsole fits %i px in the language with the longest texts',
    async (width) => {
      await page.viewport(width, 900);
      await renderInKit(
        <div style={{ paddingInline: 'var(--lobi-page-gutter)' }}>{declareConsole()}</div>,
        {
          messages: es,
          locale: 'es',
        },
      );
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it('DeclareConsole opens and closes one side during betting', async () => {
    const onSide = vi.fn();
    const screen = await renderInKit(
      declareConsole({ round: openRound, allowedSteps: ['last-call', 'close'], onSide }),
    );
    await screen.getByRole('switch', { name: 'Meron menerima taruhan' }).click();
    expect(onSide).toHaveBeenCalledExactlyOnceWith('meron', false);
    const closed = await renderInKit(declareConsole({ onSide }));
    expect(closed.container.querySelector('[role=switch]')).toBeNull();
  });

  it('DeclareConsole requests a correction with the correct result and a reason', async () => {
    const onRequest = vi.fn();
    const correction = {
      reasons: sampleCorrectionReasons,
      canDecide: false,
      onRequest,
      onDecide: vi.fn(),
    };
    const screen = await renderInKit(
      declareConsole({ round: settledRound, allowedSteps: ['create'], correction }),
    );
    await screen.getByRole('button', { name: 'Hasilnya salah' }).click();
    await screen.getByRole('radio', { name: 'Wala' }).click();
    await screen.getByRole('button', { name: /Minta koreksi/ }).click();
    expect(onRequest).not.toHaveBeenCalled();
    await screen.getByLabelText(/^Catatan internal/).fill('Wasit meninjau ulang');
    await screen.getByRole('button', { name: 'Minta koreksi ke Wala' }).click();
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(settledRound, {
      result: 'wala',
      reason: 'Wasit meninjau ulang',
      publicReason: 'overruled',
    });
  });

  it('DeclareConsole lets only another user than the requester decide a correction', async () => {
    const onDecide = vi.fn();
    const asked = {
      ...settledRound,
      correction: {
        status: 'requested',
        from: 'meron',
        to: 'wala',
        reason: null,
        message: { reason: 'overruled', remark: 'Ronde ke-4' },
        requestedAt: '2026-11-20T09:10:00.000Z',
      } as const,
    };
    const actions = { reasons: sampleCorrectionReasons, onRequest: vi.fn(), onDecide };
    const screen = await renderInKit(
      declareConsole({
        round: asked,
        allowedSteps: ['create'],
        correction: { ...actions, canDecide: true },
      }),
    );
    await screen.getByRole('button', { name: 'Setujui koreksi' }).click();
    expect(onDecide).toHaveBeenCalledExactlyOnceWith(asked, true);
    await screen.rerender(
      declareConsole({
        round: asked,
        allowedSteps: ['create'],
        correction: { ...actions, canDecide: false },
      }),
    );
    expect(screen.container.textContent).toContain('Orang kedua harus memutuskan');
    expect(screen.container.textContent).toContain('Wasit mengubah hasil. Ronde ke-4');
    expect(screen.container.textContent).not.toContain('Setujui koreksi');
  });

  it('DeclareConsole shows why a step was rejected', async () => {
    const screen = await renderInKit(
      declareConsole({
        error: 'Ini sudah diproses atau sudah berubah. Muat ulang untuk melihat yang terbaru.',
      }),
    );
    await expect
      .element(
        screen.getByText(
          'Ini sudah diproses atau sudah berubah. Muat ulang untuk melihat yang terbaru.',
        ),
      )
      .toBeVisible();
  });
});
