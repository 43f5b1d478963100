import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { filterEditors } from './filter-editors.tsx';

describe('the amount range editor', () => {
  it('the amount range editor applies no range while one end is invalid', async () => {
    const onApply = vi.fn<(value: string | undefined) => void>();
    const Editor = filterEditors['amount-range'];
    const filter = {
      id: 'amount',
      label: 'Jumlah',
      kind: 'amount-range',
      currency: 'IDR',
    } as const;
    const screen = await renderInKit(
      <Editor filter={filter} value={undefined} onApply={onApply} />,
    );
    const apply = screen.getByRole('button', { name: 'Terapkan' });
    const from = screen.getByRole('textbox').first();
    await from.fill('1,5');
    await expect.element(apply).toBeDisabled();
    await from.fill('50rb');
    await apply.click();
    expect(onApply.mock.calls).toEqual([['50000..']]);
  });
});
