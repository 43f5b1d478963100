import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LoginView } from './login-view.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginView,
  args: { onSubmit: () => undefined, registerHref: '#register' },
} satisfies Meta<typeof LoginView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Returning: Story = { args: { returnNote: 'Arena Lentera' } };
export const ReturningSomewhere: Story = { args: { returnNote: true } };
export const Busy: Story = { args: { busy: true } };
export const WrongPassword: Story = { args: { error: 'Nama pengguna atau kata sandi salah.' } };
export const Blocked: Story = { args: { error: 'Akun ini diblokir. Hubungi layanan pelanggan.' } };
export const TooManyTries: Story = {
  args: { error: 'Terlalu banyak percobaan. Tunggu 30 detik.' },
};
export const CarriesTheReferral: Story = { args: { referral: 'NUSA7K' } };

/** Name and password are sent; the platform then requires a code. */
const toTheCode: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/^Nama pengguna/), 'siti_rahma');
  await userEvent.type(canvas.getByLabelText(/^Kata sandi/), 'lentera malam');
  await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
  await canvas.findByRole('heading', { name: 'Verifikasi dua langkah' });
};

export const CodeNeeded: Story = {
  args: { codeNeeded: true, onBack: () => undefined },
  play: toTheCode,
};

export const CodeWrong: Story = {
  args: {
    codeNeeded: true,
    onBack: () => undefined,
    fieldErrors: { code: ['Kode salah atau sudah lewat. Tunggu kode berikutnya.'] },
  },
  play: toTheCode,
};

export const RecoveryCode: Story = {
  args: { codeNeeded: true, onBack: () => undefined },
  play: async (context) => {
    await toTheCode(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Pakai kode pemulihan' }));
    await expect(await context.canvas.findByLabelText('Kode pemulihan')).toHaveFocus();
  },
};
