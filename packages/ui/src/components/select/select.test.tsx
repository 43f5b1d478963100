import { expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Select } from './select.tsx';

it('Select opens without injecting a style element, which a content security policy may forbid', async () => {
  const items = [
    { value: 'player', label: 'Pemain' },
    { value: 'agent', label: 'Agen' },
  ];
  const screen = await renderInKit(<Select label="Peran" items={items} />);
  await screen.getByRole('combobox', { name: /Peran/ }).click();
  await expect.element(screen.getByRole('option', { name: 'Agen' })).toBeVisible();
  expect(document.querySelectorAll('body style')).toHaveLength(0);
});
