import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { PondStage, type PondStageProps } from './pond-stage.tsx';

const pond = (props: Partial<PondStageProps> = {}) => (
  <div style={{ blockSize: 320, inlineSize: 512 }}>
    <PondStage
      seed="kolam"
      target={null}
      casting={false}
      result={null}
      onAim={() => {}}
      onCast={() => {}}
      onRest={() => {}}
      {...props}
    />
  </div>
);

describe('the keys of the pond', () => {
  it('the pond is one stop of the Tab key, has a name and says how it is played', async () => {
    const screen = await renderInKit(pond());
    await userEvent.keyboard('{Tab}');
    const stage = screen.getByRole('application', { name: 'Kolam' });
    await expect.element(stage).toHaveFocus();
    await expect.element(stage).toHaveAccessibleDescription(/Tombol panah membidik ikan/);
    expect(getComputedStyle(stage.element(), '::after').borderTopWidth).toBe('3px');
  });

  it('an arrow key aims at a fish that is in view', async () => {
    const onAim = vi.fn<PondStageProps['onAim']>();
    const screen = await renderInKit(pond({ onAim }), { motion: 'system' });
    screen.getByRole('application').element().focus();
    // The first frame brings the fish.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await userEvent.keyboard('{ArrowRight}');
    expect(onAim).toHaveBeenCalledOnce();
  });

  it('the arrow keys move the aim by fields without motion', async () => {
    const onAim = vi.fn<PondStageProps['onAim']>();
    const screen = await renderInKit(pond({ target: 'snapper', onAim }));
    screen.getByRole('application').element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowDown}{ArrowUp}');
    expect(onAim.mock.calls).toEqual([['mullet'], ['pomfret'], ['chest']]);
  });

  it('Enter and the space bar cast, once even if the key is held', async () => {
    const onCast = vi.fn<PondStageProps['onCast']>();
    const screen = await renderInKit(pond({ target: 'snapper', onCast }));
    screen.getByRole('application').element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onCast).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter>5/}');
    expect(onCast).toHaveBeenCalledTimes(3);
  });

  it('a press on a fish without motion aims at it, and the next one casts', async () => {
    const onAim = vi.fn<PondStageProps['onAim']>();
    const onCast = vi.fn<PondStageProps['onCast']>();
    const screen = await renderInKit(pond({ onAim, onCast }));
    const press = () =>
      screen.container
        .querySelector('[data-fish="ray"]')
        ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    press();
    expect(onAim).toHaveBeenCalledExactlyOnceWith('ray');
    await screen.rerender(pond({ target: 'ray', onAim, onCast }));
    press();
    expect(onCast).toHaveBeenCalledOnce();
    expect(onAim).toHaveBeenCalledOnce();
  });
});
