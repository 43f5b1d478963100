import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { en } from '../../messages/en.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { Form, SubmitButton, type FormProps } from './form.tsx';

const schema = z.object({
  name: z.string().check(z.minLength(3)),
  bank: z.object({
    account: z.string().check(z.minLength(5)),
    holder: z.optional(z.string().check(z.minLength(3))),
  }),
});
type Values = z.infer<typeof schema>;

const kit = { messages: en, locale: 'en' };
const filled: Values = { name: 'Sari', bank: { account: '12345', holder: '' } };

function Payee(props: Partial<FormProps<Values, Values>>) {
  return (
    <Form
      schema={schema}
      defaultValues={{ name: '', bank: { account: '', holder: '' } }}
      onSubmit={() => undefined}
      {...props}
    >
      <FormErrorSummary />
      <TextField name="name" label="Name" />
      <TextField name="bank.account" label="Account" />
      <TextField name="bank.holder" label="Holder" optional />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

const rootOf = (container: Element) => container.querySelector<HTMLElement>('.lobi-Form-root')!;

describe('Form', () => {
  it('Form shows nested errors of the server at their fields, in either notation, and others above', async () => {
    const screen = await renderInKit(
      <Payee
        defaultValues={filled}
        fieldErrors={{
          'bank[account]': ['This account is closed.'],
          'name.0.first': ['This name is taken.'],
          limit: ['The daily limit is reached.'],
        }}
      />,
      kit,
    );
    await expect
      .element(screen.getByLabelText('Account'))
      .toHaveAccessibleDescription('This account is closed.');
    await expect
      .element(screen.getByLabelText('Name'))
      .toHaveAccessibleDescription('This name is taken.');
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    await expect.element(screen.getByText('The daily limit is reached.')).toBeVisible();
    expect(rootOf(screen.container).hasAttribute('data-failed')).toBe(true);
  });

  it('Form lists several invalid fields as links, and drops each as it is corrected', async () => {
    const screen = await renderInKit(<Payee />, kit);
    const links = () => screen.container.querySelectorAll('.lobi-FormErrorSummary-link');
    await screen.getByLabelText('Account').fill('1');
    expect(links()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Fields to check: 2')).toBeVisible();
    const link = screen.getByRole('link', { name: /account field must be/ });
    await link.click();
    await expect.element(screen.getByLabelText('Account')).toHaveFocus();
    expect(link.element().getAttribute('href')).toBe(
      `#${screen.getByLabelText('Account').element().id}`,
    );
    await userEvent.keyboard('2345');
    await expect.poll(() => links().length).toBe(0);
    await screen.getByLabelText('Account').fill('1');
    expect(links()).toHaveLength(2);
  });

  it('Form omits an optional field that is empty', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(<Payee defaultValues={filled} onSubmit={onSubmit} />, kit);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({
        name: 'Sari',
        bank: { account: '12345', holder: undefined },
      });
  });

  it('Form shows that submitting failed, keeps the values, and retries on demand', async () => {
    const onSubmitFailure = vi.fn();
    const onSubmit = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
    const screen = await renderInKit(
      <Payee defaultValues={filled} onSubmit={onSubmit} onSubmitFailure={onSubmitFailure} />,
      kit,
    );
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText(en.forms.failed)).toBeVisible();
    expect(onSubmitFailure).toHaveBeenCalledWith(new Error('offline'));
    onSubmit.mockResolvedValueOnce(undefined);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(en.forms.failed)).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Sari');
  });

  it('Form shows an error of a schema that belongs to no field', async () => {
    const whole = schema.check(z.refine(() => false, { error: 'insufficient' }));
    const screen = await renderInKit(<Payee schema={whole} defaultValues={filled} />, kit);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText(en.forms.insufficient)).toBeVisible();
  });

  it('Form tracks unsaved input, and makes the browser show a confirmation before it is lost', async () => {
    const onDirtyChange = vi.fn();
    const screen = await renderInKit(
      <Payee defaultValues={filled} guardUnsaved onDirtyChange={onDirtyChange} />,
      kit,
    );
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const root = rootOf(screen.container);
    expect(leaves()).toBe(true);
    await screen.getByLabelText('Name').fill('Sari Dewi');
    await expect.poll(() => root.hasAttribute('data-dirty')).toBe(true);
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(leaves()).toBe(false);
    await screen.getByLabelText('Name').fill('Sari');
    await expect.poll(() => root.hasAttribute('data-dirty')).toBe(false);
    await screen.getByLabelText('Name').fill('Sari Dewi');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => root.hasAttribute('data-dirty')).toBe(false);
    expect(root.hasAttribute('data-submitted')).toBe(true);
    expect(leaves()).toBe(true);
    await screen.rerender(
      <Payee defaultValues={filled} guardUnsaved onDirtyChange={onDirtyChange} error="Refused." />,
    );
    await expect.poll(() => root.hasAttribute('data-dirty')).toBe(true);
  });

  it('Form disables all controls together', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <Payee disabled defaultValues={filled} onSubmit={onSubmit} />,
      kit,
    );
    await expect.element(screen.getByLabelText('Name')).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('Form lets users read and copy fields but not change them when read-only', async () => {
    const wide = z.object({
      name: z.string(),
      role: z.enum(['player', 'agent']),
      agree: z.boolean(),
    });
    const screen = await renderInKit(
      <Form
        readOnly
        schema={wide}
        defaultValues={{ name: 'Sari', role: 'agent', agree: true }}
        onSubmit={() => undefined}
      >
        <TextField name="name" label="Name" clearable />
        <Select
          name="role"
          label="Role"
          items={[
            { value: 'player', label: 'Player' },
            { value: 'agent', label: 'Agent' },
          ]}
        />
        <Checkbox name="agree" label="I agree" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      kit,
    );
    await expect.element(screen.getByLabelText('Name')).toHaveAttribute('readonly');
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Sari');
    await screen.getByRole('checkbox', { name: 'I agree' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
    expect(screen.container.querySelector('button[type=submit]')).toBeNull();
  });
});
