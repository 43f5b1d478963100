import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { TextArea } from './text-area.tsx';

afterEach(() => void vi.restoreAllMocks());

const lines = (count: number) => Array.from({ length: count }, () => 'baris').join('\n');
const heightOf = (element: Element) => element.getBoundingClientRect().height;

describe.each([true, false])('TextArea with field-sizing: %s', (supported) => {
  it('TextArea grows with its text up to its maximum rows, and shrinks again', async () => {
    vi.spyOn(CSS, 'supports').mockReturnValue(supported);
    const screen = await renderInKit(<TextArea label="Catatan" rows={2} maxRows={4} />);
    const area = screen.getByLabelText('Catatan');
    const empty = heightOf(area.element());
    await area.fill(lines(4));
    const full = heightOf(area.element());
    expect(full).toBeGreaterThan(empty);
    await area.fill(lines(20));
    expect(heightOf(area.element())).toBe(full);
    await area.fill('');
    expect(heightOf(area.element())).toBe(empty);
  });
});

describe('TextArea', () => {
  it('TextArea counts pasted text and preserves line breaks', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <TextArea label="Catatan" counter maxLength={20} onValueChange={onValueChange} />,
    );
    await screen.getByLabelText('Catatan').click();
    await userEvent.keyboard('satu{Enter}dua');
    expect(onValueChange.mock.lastCall?.[0]).toBe('satu\ndua');
    await expect.element(screen.getByText('8/20')).toBeVisible();
  });
});
