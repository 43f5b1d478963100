import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { QRCode } from './qr-code.tsx';

const payment =
  '00020101021226610014ID.CO.CONTOH.WWW01189360091100200000000215ID10200000000005204792953033605406500782' +
  '5802ID5913LENTERA DEMO6007JAKARTA6304A1B2';

const meta = {
  title: 'Atoms/QRCode',
  component: QRCode,
  tags: ['display', 'wordless'],
  args: { value: payment, label: 'Kode QRIS untuk Rp 500.782', size: 240 },
  parameters: {
    guide: {
      use: ['A payment or an invitation that users scan with another device.'],
      avoid: ['On the phone that would scan it: put the text and a CopyButton beside it.'],
      do: [
        {
          text: 'Show it at 200 px or more, and describe in `label` the result of scanning it.',
          show: () => <QRCode value={payment} label="Kode QRIS untuk Rp 500.782" size={200} />,
        },
      ],
      dont: [
        {
          text: 'Recolour it: cameras need dark on light, and the light margin around it.',
          show: () => (
            <div style={{ filter: 'invert(1)' }}>
              <QRCode value={payment} label="Kode QRIS untuk Rp 500.782" size={200} />
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof QRCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ label }) => (
    <Stack>
      <Inline gap={5} align="start">
        {[120, 200, 280].map((size) => (
          <QRCode key={size} value="https://lentera.example/r/SITI88" label={label} size={size} />
        ))}
      </Inline>
      <Inline gap={5} align="start">
        {(['L', 'M', 'Q', 'H'] as const).map((correction) => (
          <QRCode key={correction} value={payment} label={label} correction={correction} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const TooLong: Story = { args: { value: 'x'.repeat(5000) } };

export const Narrow: Story = { args: { size: 400 }, decorators: [narrowBox] };

/** A code is never mirrored in right-to-left pages. */
export const Rtl: Story = { globals: { direction: 'rtl' } };
