import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ConsentBar, type ConsentBarProps } from './consent-bar.tsx';

const categories = [
  { id: 'needed', label: 'Diperlukan', required: true },
  { id: 'statistics', label: 'Statistik' },
];

const bar = (props: Partial<ConsentBarProps> = {}) => (
  <ConsentBar open categories={categories} onSave={() => undefined} {...props} />
);

describe('ConsentBar', () => {
  it('ConsentBar is hidden unless it is opened', async () => {
    const screen = await renderInKit(bar({ open: undefined }));
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  });

  it('ConsentBar gives accepting and rejecting the same weight', async () => {
    const screen = await renderInKit(bar());
    const [reject, accept] = ['Tolak semua', 'Terima semua'].map((name) =>
      screen.getByRole('button', { name }).element(),
    );
    if (!reject || !accept) throw new Error('A button is missing');
    const [one, other] = [getComputedStyle(reject), getComputedStyle(accept)];
    for (const property of [
      'backgroundColor',
      'color',
      'borderColor',
      'width',
      'height',
      'font',
    ] as const) {
      expect(one[property], property).toBe(other[property]);
    }
  });

  it.each([
    ['Tolak semua', ['needed'], 'reject'],
    ['Terima semua', ['needed', 'statistics'], 'accept'],
  ] as const)('“%s” takes one press and accepts %s', async (name, accepted, way) => {
    const onSave = vi.fn<ConsentBarProps['onSave']>();
    const screen = await renderInKit(bar({ onSave }));
    await screen.getByRole('button', { name }).click();
    expect(onSave).toHaveBeenCalledExactlyOnceWith([...accepted], way);
  });

  it('ConsentBar preselects only required categories', async () => {
    const screen = await renderInKit(bar());
    await screen.getByRole('button', { name: 'Atur pilihan' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Diperlukan' })).toBeChecked();
  });
});
