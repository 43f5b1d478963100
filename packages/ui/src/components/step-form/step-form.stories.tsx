import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { MoneyInput } from '../money-input/money-input.tsx';
import { Money } from '../money/money.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { ReadOnlyField } from '../read-only-field/read-only-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { StepForm, type StepFormProps } from './step-form.tsx';

const amount = z.object({ amount: z.string().check(z.regex(/^\d{5,}$/)) });
const target = z.object({
  account: z.string().check(z.minLength(8)),
  holder: z.string().check(z.minLength(3)),
});
const confirm = z.object({ pin: z.string().check(z.minLength(6)) });
type Schemas = readonly [typeof amount, typeof target, typeof confirm];
type Props = StepFormProps<Schemas>;

const steps: Props['steps'] = [
  {
    id: 'amount',
    title: 'Jumlah',
    description: 'Berapa yang ingin Anda tarik?',
    schema: amount,
    content: (
      <MoneyInput name="amount" label="Jumlah" currency="IDR" min="50000" balance="2184500" />
    ),
  },
  {
    id: 'target',
    title: 'Tujuan',
    schema: target,
    content: (
      <>
        <TextField name="account" label="Nomor rekening" inputMode="numeric" />
        <TextField name="holder" label="Nama pemilik rekening" />
      </>
    ),
  },
  {
    id: 'confirm',
    title: 'Konfirmasi',
    description: 'Periksa sekali lagi sebelum dikirim.',
    schema: confirm,
    private: ['pin'],
    submitLabel: 'Kirim penarikan',
    content: (values) => (
      <>
        <ReadOnlyField
          label="Jumlah"
          value={<Money value={String(values['amount'])} currency="IDR" />}
        />
        <ReadOnlyField label="Nomor rekening" value={String(values['account'])} />
        <PasswordField name="pin" label="PIN" autoComplete="off" />
      </>
    ),
  },
];

const known = { amount: '250000', account: '1234567890', holder: 'Siti Rahma' };

const meta = {
  title: 'Forms/StepForm',
  component: StepForm<Schemas>,
  args: { steps, onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  beforeEach: () => {
    sessionStorage.clear();
  },
  parameters: {
    guide: {
      use: [
        'A task with decisions that follow from one another: deposit, withdrawal, registration of an agent.',
        'With `persistKey` if a reload on a phone would lose more than a minute of work.',
      ],
      avoid: [
        'A form that fits one screen: Form.',
        'Steps whose order is free: several forms, or Tabs.',
        'Showing progress on the server: Stepper with a separate view.',
      ],
      keyboard: {
        Enter: 'Validates the step and continues; the focus moves to the heading of the next.',
        Tab: 'Moves through the completed steps, then the fields, then the buttons.',
      },
      do: [
        {
          text: 'Show values of earlier steps as text.',
          show: () => (
            <Stack gap={3}>
              <ReadOnlyField label="Nomor rekening" value={known.account} />
              <ReadOnlyField label="Nama pemilik rekening" value={known.holder} />
            </Stack>
          ),
        },
        'Mark every PIN, password and card number as private: they are never stored.',
        'Put the user’s own id into `persistKey`, so that a shared phone shows no draft of another user.',
      ],
      dont: [
        {
          text: 'Ask again for a value of an earlier step.',
          show: () => (
            <Stack gap={3}>
              <TextField label="Ulangi nomor rekening" />
              <TextField label="Ulangi nama pemilik rekening" />
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<Props>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const showsDraft = (key: string) => {
  sessionStorage.setItem(
    `lobi:draft:${key}`,
    JSON.stringify({
      version: 1,
      step: 'target',
      at: '2026-11-20T09:05:00.000Z',
      values: { amount: '250000', account: '12345678' },
    }),
  );
};

export const Matrix: Story = {
  beforeEach: () => showsDraft('matrix'),
  render: (args) => (
    <Stack gap={8}>
      <StepForm {...args} />
      <StepForm {...args} defaultValues={known} busy />
      <StepForm
        {...args}
        defaultValues={known}
        fieldErrors={{ account: ['Rekening ini tidak ditemukan.'] }}
      />
      <StepForm {...args} defaultValues={known} error="Penarikan lain masih diproses." />
      <StepForm {...args} persistKey="matrix" />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    error: 'Penarikan lain masih diproses. Tunggu sampai selesai, lalu kirim permintaan ini lagi.',
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValues: known, fieldErrors: { account: ['Rekening ini tidak ditemukan.'] } },
};

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Kolom jumlah wajib diisi.');
    await userEvent.keyboard('250rb{Enter}');
    const heading = await canvas.findByRole('heading', { name: /^Tujuan/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('1234567890');
    await userEvent.tab();
    await userEvent.keyboard('Siti Rahma{Enter}');
    await canvas.findByRole('heading', { name: /^Konfirmasi/ });
    await userEvent.tab();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...known, pin: '123456' }));
  },
};

/** After a reload: the draft is offered, and the form is not shown until the user decides. */
export const DraftFound: Story = {
  args: { persistKey: 'story' },
  beforeEach: () => showsDraft('story'),
};

export const Refused: Story = {
  args: { defaultValues: known, fieldErrors: { account: ['Rekening ini tidak ditemukan.'] } },
};
