import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { crashRound, sampleCurve } from '../../../testing/crash-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { AtTable, tableSeat } from '../../../testing/table-seat.tsx';
import type { PlaySeat } from '../../play-frame/play-frame.types.ts';
import type { CrashSlots } from '../crash.types.ts';
import { CrashControls } from './crash-controls.tsx';

const still = Date.now();
const running = { ...crashRound(-1), closesAt: still - 24_536 };
const bet = { amount: '50000', autoCashOut: null } as const;

function setUp(slots: CrashSlots, change: Partial<PlaySeat> = {}) {
  const calls = { onPlace: vi.fn(), onCancel: vi.fn(), onCashOut: vi.fn() };
  const seat = tableSeat('Lentera Terbang', { now: () => still, ...change });
  const stage = (now: CrashSlots) => (
    <AtTable seat={seat}>
      <CrashControls
        {...calls}
        round={running}
        multipleAt={sampleCurve}
        slots={now}
        autoBounds={{ minimum: 101, maximum: 1_000_000 }}
      />
    </AtTable>
  );
  return renderInKit(stage(slots)).then((screen) => ({ screen, stage, ...calls }));
}

describe('CrashControls', () => {
  it('CrashControls keeps the focus on the button between bet and cash-out, so that Space cashes out', async () => {
    const { screen, stage, onPlace, onCashOut } = await setUp({ A: { status: 'idle' } });
    await screen.getByRole('textbox').fill('50000');
    const button = screen.container.querySelector<HTMLElement>('.lobi-CrashControls-button');
    button?.focus();
    await userEvent.keyboard(' ');
    expect(onPlace).toHaveBeenCalledExactlyOnceWith('A', bet);

    await screen.rerender(stage({ A: { status: 'in', ...bet } }));
    expect(document.activeElement).toBe(button);
    expect(button?.textContent).toContain('Rp');
    await userEvent.keyboard(' ');
    expect(onCashOut).toHaveBeenCalledExactlyOnceWith('A');
  });

  it('CrashControls rejects an automatic cash-out of 1.00× and below', async () => {
    const { screen, onPlace } = await setUp({ A: { status: 'idle' } });
    await screen.getByRole('textbox').fill('50000');
    await screen.getByRole('switch').click();
    await screen.getByRole('textbox', { name: 'Ambil pada pengali' }).fill('1');
    await userEvent.keyboard('{Enter}');
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('CrashControls places no bet while a request is pending or updates are paused', async () => {
    for (const change of [{ isStale: true }, { state: { status: 'unknown' } as const }]) {
      const { screen, onPlace } = await setUp({ A: { status: 'idle' } }, change);
      await screen.getByRole('textbox').fill('50000');
      await userEvent.keyboard('{Enter}');
      expect(onPlace).not.toHaveBeenCalled();
      await screen.unmount();
    }
  });
});
