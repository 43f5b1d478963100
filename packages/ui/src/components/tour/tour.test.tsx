import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Tour, type TourEnd } from './tour.tsx';

const steps = [
  { id: 'one', target: '#one', title: 'Saldo', body: 'Selalu terlihat.' },
  { id: 'two', target: '#two', title: 'Batas', body: 'Atur sendiri.' },
];

function Page({ onEnd }: { onEnd: (how: TourEnd) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 160, padding: 40 }}>
      <Button onClick={() => setOpen(true)}>Mulai</Button>
      <div id="one">Satu</div>
      <div id="two">Dua</div>
      <Tour
        steps={steps}
        open={open}
        onEnd={(how) => {
          setOpen(false);
          onEnd(how);
        }}
      />
    </div>
  );
}

describe('Tour', () => {
  it('Tour shows its steps in sequence and restores the focus at the end', async () => {
    const onEnd = vi.fn<(how: TourEnd) => void>();
    const screen = await renderInKit(<Page onEnd={onEnd} />);
    await screen.getByRole('button', { name: 'Mulai' }).click();
    await expect.element(screen.getByRole('button', { name: 'Lanjut' })).toHaveFocus();
    await expect
      .element(screen.getByRole('dialog', { name: 'Saldo' }))
      .toHaveAccessibleDescription('Selalu terlihat.');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Batas' })).toBeVisible();
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Langkah 2 dari 2. Batas. Atur sendiri.');
    await screen.getByRole('button', { name: 'Kembali' }).click();
    await expect.element(screen.getByRole('button', { name: 'Lanjut' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Selesai' }).click();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Mulai' })).toHaveFocus();
  });

  it('a Tour is skipped by Escape and by its button, but not by a press outside', async () => {
    const onEnd = vi.fn<(how: TourEnd) => void>();
    const screen = await renderInKit(<Page onEnd={onEnd} />);
    const start = screen.getByRole('button', { name: 'Mulai' });
    await start.click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.body.click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onEnd).toHaveBeenLastCalledWith('skipped');
    await start.click();
    await screen.getByRole('button', { name: 'Lewati' }).click();
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('the highlight of a Tour follows its element when something above it grows', async () => {
    const screen = await renderInKit(<Page onEnd={vi.fn<(how: TourEnd) => void>()} />);
    await screen.getByRole('button', { name: 'Mulai' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const element = screen.getByText('Satu').element();
    const highlight = document.querySelector('.lobi-Tour-spotlight');
    const offset = () =>
      element.getBoundingClientRect().y - (highlight?.getBoundingClientRect().y ?? NaN);
    await expect.poll(offset).toBeCloseTo(6, 0);
    const grown = document.createElement('div');
    grown.style.blockSize = '35px';
    element.before(grown);
    await expect.poll(offset).toBeCloseTo(6, 0);
  });
});
