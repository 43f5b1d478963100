import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { Form, SubmitButton, type FormProps } from './form.tsx';

const schema = z.object({
  username: z.string().check(z.minLength(3), z.maxLength(32)),
  password: z.string().check(z.minLength(8)),
  role: z.enum(['player', 'agent']),
  amount: z.string().check(z.regex(/^\d+$/)),
  agree: z.literal(true),
});

type Input = { username: string; password: string; role: string; amount: string; agree: boolean };
type Props = FormProps<Input, z.infer<typeof schema>>;

const filled: Input = {
  username: 'siti_rahma',
  password: 'lentera1234',
  role: 'player',
  amount: '50000',
  agree: true,
};

const fields = (
  <>
    <FormErrorSummary />
    <TextField name="username" label="Nama pengguna" />
    <PasswordField name="password" label="Kata sandi" strength autoComplete="new-password" />
    <Select
      name="role"
      label="Peran"
      items={[
        { value: 'player', label: 'Pemain' },
        { value: 'agent', label: 'Agen' },
      ]}
    />
    <MoneyInput name="amount" label="Jumlah" currency="IDR" />
    <Checkbox name="agree" label="Saya menyetujui syarat" fieldName="persetujuan" />
    <SubmitButton>Simpan</SubmitButton>
  </>
);

const meta = {
  title: 'Forms/Form',
  component: Form<Input, z.infer<typeof schema>>,
  args: {
    schema: schema as unknown as Props['schema'],
    defaultValues: { username: '', password: '', role: '', amount: '', agree: false },
    onSubmit: fn(),
    children: fields,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'Everything that is filled in and submitted: fields inside need only a name.',
        'With a FormErrorSummary first, as soon as a form is longer than a phone’s screen.',
        'With `guardUnsaved` if leaving by mistake would lose more than one line.',
      ],
      avoid: [
        'Plain back-office forms: SchemaForm generates them from the schema.',
        'More than one screen of fields for a player: StepForm.',
        'Settings that apply at once: a Switch without a form.',
      ],
      keyboard: {
        Enter: 'Sends from any line of text. If something is refused, the focus goes there.',
        Tab: 'Moves through the fields; the links of the summary come first.',
      },
      do: [
        {
          text: 'Keep the button enabled: pressing it shows what is missing.',
          show: () => (
            <Stack gap={4} align="start">
              <TextField label="Nama pengguna" />
              <Button>Simpan</Button>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Show errors of fields that the user has not touched yet.',
          show: () => (
            <Stack gap={4} align="start">
              <TextField label="Nama pengguna" error="Isi nama pengguna." />
              <Button disabled>Simpan</Button>
            </Stack>
          ),
        },
      ],
      accessibility: [
        'After a failed submission `FormErrorSummary` is announced; each of its entries leads to a field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<Props>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const nothing = (): void => undefined;

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1240px, 100vw - 48px)' }}>{Story()}</div>],
  render: (args) => (
    <Grid minColumn="280px" gap={8}>
      <Form {...args} aria-label="Kosong" />
      <Form {...args} aria-label="Dikirim" defaultValues={filled} busy />
      <Form {...args} aria-label="Nonaktif" defaultValues={filled} disabled />
      <Form {...args} aria-label="Hanya baca" defaultValues={filled} readOnly />
      <Form
        {...args}
        aria-label="Ditolak"
        defaultValues={filled}
        onSubmit={nothing}
        error="Nama pengguna atau kata sandi salah."
        retry
      />
      <Form
        {...args}
        aria-label="Ditolak per kolom"
        defaultValues={filled}
        fieldErrors={{
          username: ['Nama pengguna sudah dipakai.'],
          amount: ['Jumlah melebihi batas harian.'],
        }}
      />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    error: 'Permintaan Anda ditolak karena batas deposit harian yang Anda atur sendiri tercapai.',
    retry: true,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
  },
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValues: filled, error: 'Nama pengguna atau kata sandi salah.' },
};

export const Interaction: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ab{Enter}');
    const summary = await canvas.findByText('Kolom yang perlu diperiksa: 5');
    await expect(canvas.getByLabelText('Nama pengguna')).toHaveFocus();
    await userEvent.tab({ shift: true });
    const links = within(summary.closest('[role="alert"]') as HTMLElement).getAllByRole('link');
    await expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByLabelText('Nama pengguna'), 'siti_rahma');
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'lentera1234');
    await userEvent.type(canvas.getByLabelText('Jumlah'), '50rb');
    canvas.getByRole('combobox', { name: /Peran/ }).focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await userEvent.type(canvas.getByLabelText('Jumlah'), '{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const Refused: Story = { args: { error: 'Nama pengguna atau kata sandi salah.' } };

export const RefusedByField: Story = {
  args: { defaultValues: filled, fieldErrors: { username: ['Nama pengguna sudah dipakai.'] } },
};

export const SendingFailed: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(() => Promise.reject(new Error('offline'))),
    onSubmitFailure: fn(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await canvas.findByRole('button', { name: 'Coba lagi' });
  },
};

export const RequiredAfterSubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await canvas.findByText('Kolom yang perlu diperiksa: 5');
  },
};
