import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { DepositInstructions } from './deposit-instructions.tsx';
import type { DepositOrder } from './deposit-instructions.types.ts';

const at = Date.parse('2026-11-20T14:14:28.000Z');

const qris: DepositOrder = {
  order: 'DP-2026-48213',
  kind: 'qris',
  channel: 'QRIS',
  holder: 'LENTERA DEMO',
  qrPayload:
    '00020101021226570011ID.DEMO.WWW0118936000000000000000021500000000000000052045812530336054062503825802ID5912LENTERA DEMO6007JAKARTA63041A2B',
  amountExact: '250382',
  uniqueCode: '382',
  currency: 'IDR',
  createdAt: '2026-11-20T14:14:00.000Z',
  expiresAt: '2026-11-20T14:29:00.000Z',
};

const { qrPayload: _, ...unscanned } = qris;
const bank: DepositOrder = {
  ...unscanned,
  kind: 'bank',
  channel: 'Bank Contoh',
  account: '800 123 4471',
  holder: 'PT Lentera Demo',
};
const virtualAccount: DepositOrder = {
  ...unscanned,
  kind: 'va',
  channel: 'VA Contoh',
  account: '8808 0812 3456 7890',
  uniqueCode: undefined,
  amountExact: '250000',
};

const steps = [
  <>
    Buka aplikasi bank atau e-wallet, pilih <b>Bayar dengan QRIS</b>.
  </>,
  'Pindai kode ini, atau simpan lalu unggah dari galeri.',
  <>
    Pastikan jumlahnya <b>Rp 250.382</b>, lalu bayar.
  </>,
  <>
    Kembali ke sini. Biasanya tiba dalam <b>2 menit</b>.
  </>,
];

const transferSteps = [
  'Buka aplikasi bank Anda, pilih Transfer.',
  'Masukkan nomor rekening dan jumlah persis seperti di atas.',
  'Kembali ke sini. Biasanya tiba dalam 5 menit.',
];

const meta = {
  title: 'Money/DepositInstructions',
  component: DepositInstructions,
  args: {
    order: qris,
    steps,
    now: () => at,
    demo: true,
    actions: (
      <>
        <Button variant="ghost">Ganti kanal</Button>
        <Button size="lg">Saya sudah bayar</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: ['The step of a deposit in which money is sent from somewhere else.'],
      avoid: ['Payments in person to an agent: those are cash-ins.'],
      keyboard: { Tab: 'Copies the amount, saves the code, copies the account.' },
      do: [
        {
          text: 'Give the exact amount as the platform expects it, unique code included.',
          show: () => (
            <Stack gap={2} align="start">
              <Text>Bayar tepat sejumlah</Text>
              <Heading level={3}>
                <Money value="250382" currency="IDR" />
              </Heading>
              <CopyButton labelled variant="soft" value="250382" thing="jumlah" />
            </Stack>
          ),
        },
        'Pass the clock of the platform as `now`, so that the ring is correct.',
      ],
      dont: [
        {
          text: 'Round the amount: the payment cannot be matched without its code.',
          show: () => (
            <Stack gap={2} align="start">
              <Text>Bayar tepat sejumlah</Text>
              <Heading level={3}>
                <Money value="250000" currency="IDR" />
              </Heading>
              <CopyButton labelled variant="soft" value="250000" thing="jumlah" />
            </Stack>
          ),
        },
        'Show accounts after the time has expired; the component removes them itself.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DepositInstructions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BankTransfer: Story = { args: { order: bank, steps: transferSteps } };

export const VirtualAccount: Story = { args: { order: virtualAccount, steps: transferSteps } };

export const Expiring: Story = { args: { now: () => Date.parse(qris.expiresAt) - 42_000 } };

export const Expired: Story = { args: { now: () => Date.parse(qris.expiresAt) } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <DepositInstructions {...args} />
      <DepositInstructions {...args} order={bank} steps={transferSteps} />
      <DepositInstructions {...args} now={() => Date.parse(qris.expiresAt)} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    order: {
      ...bank,
      channel: 'Bank Pembangunan Daerah Contoh',
      holder: 'PT Lentera Pasar Malam Nusantara Demo',
      amountExact: '125000000382',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { order: bank, onClick: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salin jumlah' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salin nomor rekening' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ganti kanal' })).toHaveFocus();
  },
};
