import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('TextField counts the initial text of a form and offers to clear it', async () => {
    const screen = await renderInKit(
      <Form
        schema={z.object({ nickname: z.string() })}
        defaultValues={{ nickname: 'Melati' }}
        onSubmit={() => undefined}
      >
        <TextField name="nickname" label="Nickname" maxLength={20} counter clearable />
      </Form>,
      { messages: en, locale: 'en' },
    );
    await expect.element(screen.getByText('6/20')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear nickname' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('');
    await expect.element(screen.getByText('0/20')).toBeVisible();
  });

  it('TextField shows its hint with an error if the hint is to be kept', async () => {
    const screen = await renderInKit(
      <TextField label="Code" hint="Eight letters" keepHint error="The code is too short." />,
    );
    await expect.element(screen.getByText('Eight letters')).toBeVisible();
    await expect.element(screen.getByText('The code is too short.')).toBeVisible();
  });
});
