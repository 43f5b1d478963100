import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Celebration } from './celebration.tsx';

const root = () => document.querySelector('.lobi-Celebration-root');

describe('Celebration', () => {
  it.each([
    ['100000', '100000'],
    ['100000', '99999'],
    ['100000', '0'],
    ['100000', 'banyak'],
  ])('Celebration does not run for a stake of %s and a payout of %s', async (stake, payout) => {
    const onDone = vi.fn<() => void>();
    await renderInKit(
      <Celebration stake={stake} payout={payout} seed="bet" durationMs={1} onDone={onDone} />,
      { motion: 'system' },
    );
    expect(root()).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('Celebration runs for a win, hidden from assistive technology, and then unmounts', async () => {
    const onDone = vi.fn<() => void>();
    await renderInKit(
      <Celebration stake="100000" payout="187000" seed="bet" durationMs={300} onDone={onDone} />,
      { motion: 'system' },
    );
    expect(root()?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelectorAll('.lobi-Celebration-spark')).toHaveLength(12);
    await expect.poll(() => root()).toBeNull();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('Celebration renders nothing with reduced motion, and still reports its end', async () => {
    const onDone = vi.fn<() => void>();
    await renderInKit(
      <Celebration stake="100000" payout="187000" seed="bet" durationMs={200} onDone={onDone} />,
    );
    const element = root();
    if (!element) throw new Error('The celebration is not on the page');
    expect(getComputedStyle(element).display).toBe('none');
    await expect.poll(() => onDone).toHaveBeenCalledOnce();
  });

  it('Celebration does not block presses', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await renderInKit(
      <div style={{ position: 'relative' }}>
        <button type="button" onClick={onPress}>
          Pasang
        </button>
        <Celebration stake="1" payout="2" seed="bet" />
      </div>,
      { motion: 'system' },
    );
    await screen.getByRole('button').click();
    expect(onPress).toHaveBeenCalledOnce();
  });
});
