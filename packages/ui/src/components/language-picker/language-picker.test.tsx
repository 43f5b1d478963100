import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LanguagePicker } from './language-picker.tsx';

const languages = ['id', 'en', 'es', 'zh-Hans'];

describe('LanguagePicker', () => {
  it('LanguagePicker shows every language by its native name and marks the current one', async () => {
    const screen = await renderInKit(
      <LanguagePicker languages={languages} value="es" onValueChange={() => undefined} />,
    );
    await screen.getByRole('button', { name: 'Bahasa: Español' }).click();
    const names = screen
      .getByRole('menuitemradio')
      .elements()
      .map((item) => item.textContent);
    expect(names).toEqual(['Bahasa Indonesia', 'English', 'Español', '简体中文']);
    await expect
      .element(screen.getByRole('menuitemradio', { name: 'Español' }))
      .toHaveAttribute('aria-checked', 'true');
    expect(screen.getByText('简体中文').element().getAttribute('lang')).toBe('zh-Hans');
  });

  it('LanguagePicker can be operated by keyboard only', async () => {
    const onValueChange = vi.fn<(language: string) => void>();
    const screen = await renderInKit(
      <LanguagePicker languages={languages} value="id" onValueChange={onValueChange} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('zh-Hans');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });
});
