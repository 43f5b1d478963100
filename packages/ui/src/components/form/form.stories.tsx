import type { Meta, StoryObj } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
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

const fields = (
  <>
    <TextField name="username" label="Nama Pengguna" />
    <PasswordField name="password" label="Kata Sandi" strength autoComplete="new-password" />
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
    onSubmit: () => undefined,
    children: fields,
  },
} satisfies Meta<Props>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = { args: { error: 'Nama pengguna atau kata sandi salah.' } };
export const RefusedByField: Story = {
  args: {
    defaultValues: {
      username: 'siti_rahma',
      password: 'lentera1234',
      role: 'player',
      amount: '50000',
      agree: true,
    },
    fieldErrors: { username: ['Nama pengguna sudah dipakai.'] },
  },
};
export const RequiredAfterSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await canvas.findByText('Kolom nama pengguna wajib diisi.');
  },
};
