import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/text-field.tsx';
import type { FieldTable } from './field-table.types.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

const channel = z.object({
  name: z.string().check(z.minLength(3), z.maxLength(60)),
  kind: z.enum(['bank', 'qris', 'ewallet']),
  minimum: z.string().check(z.regex(/^\d+$/)),
  maximum: z.string().check(z.regex(/^\d+$/)),
  waitMinutes: z.number().check(z.minimum(1), z.maximum(120)),
  days: z.array(z.enum(['weekday', 'weekend'])).check(z.minLength(1)),
  since: z.iso.date(),
  contact: z.optional(z.email()),
  note: z.optional(z.string().check(z.maxLength(200))),
  enabled: z.boolean(),
  account: z.object({
    number: z.string().check(z.minLength(8)),
    holder: z.string().check(z.minLength(3)),
  }),
});

const fields: FieldTable<z.input<typeof channel>> = {
  name: { label: 'Nama', wide: true },
  kind: {
    label: 'Jenis',
    control: 'radio',
    choices: { bank: 'Transfer bank', qris: 'QRIS', ewallet: 'E-wallet' },
  },
  waitMinutes: { label: 'Lama proses', suffix: 'menit' },
  minimum: { label: 'Deposit terkecil', control: 'money' },
  maximum: { label: 'Deposit terbesar', control: 'money' },
  account: {
    label: 'Rekening tujuan',
    fields: {
      number: { label: 'Nomor rekening' },
      holder: { label: 'Nama pemilik rekening' },
    },
  },
  days: { label: 'Hari buka', choices: { weekday: 'Senin–Jumat', weekend: 'Sabtu–Minggu' } },
  since: { label: 'Berlaku sejak' },
  contact: { label: 'Kontak', hint: 'Hanya terlihat oleh admin', wide: true },
  note: { label: 'Catatan', control: 'textarea', wide: true },
  enabled: { label: 'Tampilkan kepada pemain', control: 'switch', wide: true },
};

const known: z.input<typeof channel> = {
  name: 'Bank Nusa',
  kind: 'bank',
  minimum: '50000',
  maximum: '20000000',
  waitMinutes: 15,
  days: ['weekday'],
  since: '2026-11-20',
  contact: 'kas@lobi.test',
  note: '',
  enabled: true,
  account: { number: '1234567890', holder: 'PT Lentera Nusa' },
};

type Props = SchemaFormProps<typeof channel>;

const meta = {
  title: 'Forms/SchemaForm',
  component: SchemaForm<typeof channel>,
  args: { schema: channel, fields: fields, columns: 2, onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'Plain forms of the back office: the schema decides the controls, a table provides the labels.',
        'Forms whose rules are defined by the platform: one schema, without a second list of limits.',
      ],
      avoid: [
        'Forms of players, with a carefully designed layout: Form.',
        'A field that no control of the table can show: give it `render`, or use Form.',
      ],
      keyboard: {
        Tab: 'Goes through the fields in the order of the table.',
        Enter: 'Sends from any line of text; the focus goes to the first refused field.',
      },
      do: [
        {
          text: 'Order the table by importance to the user, not by the schema.',
          show: () => (
            <Stack gap={3}>
              <TextField label="Nama" />
              <TextField label="Nomor rekening" />
              <TextField label="Catatan" />
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Order the table alphabetically or like the database: the note comes before its subject.',
          show: () => (
            <Stack gap={3}>
              <TextField label="Catatan" />
              <TextField label="Nomor rekening" />
              <TextField label="Nama" />
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

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1240px, 100vw - 48px)' }}>{Story()}</div>],
  render: (args) => (
    <Grid minColumn="320px" gap={8}>
      <SchemaForm {...args} columns={1} aria-label="Satu kolom" />
      <SchemaForm
        {...args}
        aria-label="Dua kolom"
        defaultValues={known}
        actions={<Button variant="outline">Batal</Button>}
      />
      <SchemaForm {...args} aria-label="Dikirim" columns={1} defaultValues={known} busy />
      <SchemaForm {...args} aria-label="Hanya baca" columns={1} defaultValues={known} readOnly />
      <SchemaForm
        {...args}
        aria-label="Ditolak"
        columns={1}
        defaultValues={known}
        fieldErrors={{
          name: ['Nama kanal sudah dipakai.'],
          'account.number': ['Nomor rekening ini sudah terdaftar.'],
        }}
      />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    fields: {
      ...fields,
      name: { label: 'Nama kanal pembayaran seperti yang terlihat oleh pemain di halaman deposit' },
      account: {
        label: 'Rekening tujuan yang dipakai untuk semua transfer bank dari pemain',
        hint: 'Pastikan nomor dan nama pemilik sama persis dengan buku tabungan.',
        fields: {
          number: { label: 'Nomor rekening' },
          holder: { label: 'Nama pemilik rekening' },
        },
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValues: known, actions: <Button variant="outline">Batal</Button> },
};

export const Interaction: Story = {
  args: { defaultValues: { ...known, name: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Nama')).toHaveFocus();
    await userEvent.keyboard('BN{Enter}');
    await canvas.findByText('Nama minimal 3 karakter.');
    await userEvent.keyboard(' Nusa{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...known, name: 'BN Nusa', note: undefined }),
    );
  },
};

export const Saving: Story = { args: { defaultValues: known, busy: true } };

export const NotSaved: Story = {
  args: { defaultValues: known, error: 'Terjadi kesalahan. Referensi: 7F3A', retry: true },
};
