import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { FieldTable } from './field-table.types.ts';
import { SchemaForm } from './schema-form.tsx';

const channel = z.object({
  name: z.string().check(z.minLength(3), z.maxLength(40)),
  kind: z.enum(['bank', 'qris']),
  minimum: z.string().check(z.regex(/^\d+$/)),
  contact: z.optional(z.email()),
  enabled: z.boolean(),
  account: z.object({ number: z.string().check(z.minLength(5)), holder: z.string() }),
});

const fields: FieldTable<z.input<typeof channel>> = {
  name: { label: 'Name' },
  kind: { label: 'Kind', choices: { bank: 'Bank transfer', qris: 'QRIS' } },
  minimum: { label: 'Minimum', control: 'money', currency: 'IDR' },
  contact: { label: 'Contact', hint: 'Seen by admins only' },
  enabled: { label: 'Enabled' },
  account: {
    label: 'Account',
    fields: { number: { label: 'Number' }, holder: { render: (name) => <i>{name}</i> } },
  },
};

const kit = { messages: en, locale: 'en' };

describe('SchemaForm', () => {
  it('SchemaForm renders a form from a schema and its labels', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <SchemaForm
        schema={channel}
        fields={fields}
        defaultValues={{ account: { number: '', holder: 'Sari' } }}
        onSubmit={onSubmit}
      />,
      kit,
    );
    const name = screen.getByLabelText('Name');
    await expect.element(name).toHaveAttribute('maxlength', '40');
    await expect.element(name).toBeRequired();
    await expect.element(screen.getByLabelText(/Contact/)).toHaveAttribute('type', 'email');
    await expect.element(screen.getByLabelText(/Contact/)).not.toBeRequired();
    await expect.element(screen.getByRole('group', { name: 'Account' })).toBeVisible();
    await expect.element(screen.getByText('account.holder')).toBeVisible();

    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Fields to check: 4')).toBeVisible();
    await name.fill('Bank Nusa');
    await screen.getByRole('combobox', { name: /Kind/ }).click();
    await screen.getByRole('option', { name: 'QRIS' }).click();
    await screen.getByLabelText('Minimum').fill('50k');
    await screen.getByRole('checkbox', { name: 'Enabled' }).click();
    await screen.getByLabelText('Number').fill('12345');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({
        name: 'Bank Nusa',
        kind: 'qris',
        minimum: '50000',
        contact: undefined,
        enabled: true,
        account: { number: '12345', holder: 'Sari' },
      });
  });

  it('SchemaForm fails to compile with an unknown field, a missing field or a wrong type of control', () => {
    const table = (specs: FieldTable<{ name: string; role: 'a' | 'b' }>) => Object.keys(specs);
    const name = { label: 'Name' };
    const role = { label: 'Role', choices: { a: 'A', b: 'B' } };
    expect(table({ name, role })).toEqual(['name', 'role']);
    // @ts-expect-error: there is no such field
    table({ name, role, nmae: name });
    // @ts-expect-error: a field is missing
    table({ name });
    // @ts-expect-error: a choice has no word
    table({ name, role: { label: 'Role', choices: { a: 'A' } } });
    // @ts-expect-error: a text is no tick
    table({ name: { label: 'Name', control: 'checkbox' }, role });
  });
});
