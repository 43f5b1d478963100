import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Blocked: Story = { args: { error: 'Akun ini diblokir. Hubungi dukungan.' } };
export const TooManyTries: Story = {
  args: { error: 'Terlalu banyak percobaan. Tunggu 30 detik.' },
};
export const CarriesTheReferral: Story = { args: { referral: 'NUSA7K' } };
