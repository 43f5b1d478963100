import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PinField } from '../../components/pin-field/pin-field.tsx';
import { Card } from '../../primitives/card/card.tsx';
import type { Guide } from '../../testing/guide.ts';
import { WithdrawalPinPanel } from './withdrawal-pin-panel.tsx';

const since = '2026-11-20T09:04:00.000Z';

const meta = {
  title: 'Screens/Withdrawal PIN',
  component: WithdrawalPinPanel,
  args: {
    state: { since: null, demanded: false },
    isTrivial: (pin) => pin === '123456',
    onSet: fn(() => Promise.resolve(true)),
    onEnd: fn(() => Promise.resolve(true)),
  },
  decorators: [
    (Story) => (
      <Card padding={6} style={{ maxInlineSize: 720 }}>
        {Story()}
      </Card>
    ),
  ],
  parameters: {
    guide: {
      use: ['On the account page, for users who withdraw.'],
      avoid: ['For the PIN of a withdrawal: WithdrawView asks for it.'],
      keyboard: { Digits: 'Each moves to the next cell.' },
      do: [
        {
          text: 'Mask the PIN while it is typed: other people may see the screen.',
          show: () => <PinField label="PIN baru" defaultValue="271828" mask />,
        },
        'Define with `isTrivial` which PINs are too easy to guess.',
      ],
      dont: [
        {
          text: 'Show the digits of a PIN.',
          show: () => <PinField label="PIN baru" defaultValue="271828" />,
        },
        'Store a PIN anywhere.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof WithdrawalPinPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open =
  (name: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByLabelText('Kata sandi');
  };

/** Six typed digits fill the cells in sequence. */
async function type(canvas: Parameters<Play>[0]['canvas'], name: string, pin: string) {
  const [cell] = canvas.getAllByLabelText(name, { selector: 'input' });
  if (cell) await userEvent.click(cell);
  await userEvent.keyboard(pin);
}

export const Playground: Story = {};
export const None: Story = {};
export const Demanded: Story = { args: { state: { since: null, demanded: true } } };
export const Setting: Story = { play: open('Buat PIN') };
export const TooEasy: Story = {
  play: async (context) => {
    await open('Buat PIN')(context);
    await type(context.canvas, 'PIN baru', '123456');
    await context.canvas.findByText(/terlalu mudah ditebak/);
  },
};
export const WrongPassword: Story = {
  args: {
    onSet: fn(() => Promise.resolve(false)),
    fieldErrors: { password: ['Kata sandi salah.'] },
  },
  play: async (context) => {
    const { canvas } = context;
    await open('Buat PIN')(context);
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'bukan ini');
    await type(canvas, 'PIN baru', '271828');
    await type(canvas, 'Ulangi PIN baru', '271828');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan PIN' }));
    await canvas.findByText('Kata sandi salah.');
    await expect(canvas.getByLabelText('Kata sandi')).toHaveFocus();
  },
};
export const Set: Story = { args: { state: { since, demanded: false } } };
export const SetAndDemanded: Story = { args: { state: { since, demanded: true } } };
export const Changing: Story = { ...Set, play: open('Ganti PIN') };
export const Removing: Story = { ...Set, play: open('Hapus PIN') };
export const Phone: Story = { ...Changing, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { state: undefined } };
export const Failed: Story = {
  args: { state: undefined, loadError: 'Tidak ada koneksi.', onRetry: () => undefined },
};
export const LongText: Story = { ...Set, globals: { language: 'pseudo' } };
export const Rtl: Story = { ...Set, globals: { direction: 'rtl' } };
