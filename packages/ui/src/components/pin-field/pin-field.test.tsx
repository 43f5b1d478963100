import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { PinField } from './pin-field.tsx';

const pasteInto = (element: Element, text: string): void => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
};

describe('PinField', () => {
  it('PinField is one labelled group whose cells are filled in sequence', async () => {
    const onComplete = vi.fn();
    const screen = await renderInKit(<PinField label="PIN" length={4} onComplete={onComplete} />);
    await expect.element(screen.getByRole('group', { name: 'PIN' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('12a34');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
    await expect
      .element(screen.getByRole('textbox', { name: 'PIN: karakter 4 dari 4' }))
      .toHaveValue('4');
  });

  it('PinField includes its label in each cell’s name, so that two codes on a page differ', async () => {
    const screen = await renderInKit(
      <>
        <PinField label="PIN" length={2} />
        <PinField label="Ulangi PIN" length={2} />
      </>,
    );
    const names = ['PIN', 'Ulangi PIN'].flatMap((code) => [code, `${code}: karakter 2 dari 2`]);
    const found = names.map((name) => screen.getByRole('textbox', { name, exact: true }).length);
    expect(found).toEqual([1, 1, 1, 1]);
  });

  it('PinField fills all cells from a pasted code with spaces and dashes', async () => {
    const onComplete = vi.fn();
    const screen = await renderInKit(<PinField label="Kode" onComplete={onComplete} />);
    const first = screen.getByLabelText('Kode').first();
    await first.click();
    pasteInto(screen.getByRole('textbox').first().element(), ' 123-456 ');
    await expect.poll(() => onComplete.mock.calls).toEqual([['123456']]);
  });

  it('PinField hides the digits of a PIN', async () => {
    const { container } = await renderInKit(<PinField label="PIN" mask defaultValue="1234" />);
    const cells = [...container.querySelectorAll<HTMLInputElement>('.lobi-PinField-cell')];
    expect(cells.map(({ type }) => type)).toEqual(Array.from({ length: 6 }, () => 'password'));
    expect(cells[0]?.autocomplete).toBe('off');
  });

  it('PinField marks every cell when rejected, and does not shake with reduced motion', async () => {
    const { container } = await renderInKit(
      <PinField label="PIN" length={4} defaultValue="1234" error="PIN tidak cocok." />,
    );
    const cells = container.querySelector('.lobi-PinField-cells')!;
    expect(cells.querySelectorAll('[aria-invalid="true"]')).toHaveLength(4);
    const durations = cells
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration));
    expect(Math.max(0, ...durations)).toBeLessThan(1);
  });
});
