import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DeviceList, type SignedInDevice } from './device-list.tsx';

const devices: readonly SignedInDevice[] = [
  {
    id: '1',
    ip: '203.0.113.7',
    browser: 'Chrome 142',
    device: 'Android',
    current: true,
    createdAt: '2026-11-20T01:02:00.000Z',
    lastSeenAt: '2026-11-20T09:04:00.000Z',
  },
  {
    id: '2',
    ip: '198.51.100.24',
    browser: 'Firefox 145',
    device: 'Windows',
    current: false,
    createdAt: '2026-11-18T12:41:00.000Z',
    lastSeenAt: '2026-11-20T07:50:00.000Z',
  },
  {
    id: '3',
    ip: null,
    browser: null,
    device: null,
    current: false,
    createdAt: '2026-11-11T03:12:00.000Z',
    lastSeenAt: '2026-11-17T22:30:00.000Z',
  },
];

const onRevoke = fn(() => Promise.resolve());
const now = Date.parse('2026-11-20T09:05:00.000Z');

const meta = {
  title: 'Data/DeviceList',
  component: DeviceList,
  args: { devices, onRevoke, now },
  decorators: [
    (Story) => (
      <Card padding={6} style={{ maxInlineSize: 720 }}>
        {Story()}
      </Card>
    ),
  ],
  parameters: {
    guide: {
      use: ['For the devices on which a user is signed in, each with a way to sign out.'],
      avoid: ['For the activity of a user: use LogRow.'],
      keyboard: { Tab: 'Moves between buttons; the current device has none.' },
      do: [
        {
          text: 'Mark the current device; it has no button.',
          show: () => <DeviceList {...{ onRevoke, now }} devices={devices.slice(0, 1)} />,
        },
        'Give `onRevoke` a promise: the dialog waits for it.',
      ],
      dont: [
        {
          text: 'Offer it for the current device: use the normal sign-out.',
          show: () => (
            <DeviceList
              {...{ onRevoke, now }}
              devices={devices.slice(0, 1).map((device) => ({ ...device, current: false }))}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DeviceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={1} gap={6}>
      <DeviceList {...args} />
      <DeviceList {...args} aria-label="Hanya dibaca" onRevoke={undefined} />
      <DeviceList {...args} aria-label="Kosong" devices={[]} />
      <DeviceList {...args} aria-label="Dimuat" devices={undefined} />
      <DeviceList
        {...args}
        aria-label="Gagal"
        devices={undefined}
        error="Tidak ada koneksi."
        onRetry={() => undefined}
      />
    </Grid>
  ),
};

export const Empty: Story = { args: { devices: [] } };

export const Loading: Story = { args: { devices: undefined } };

export const Failed: Story = {
  args: { devices: undefined, error: 'Tidak ada koneksi.', onRetry: () => undefined },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas, canvasElement }) => {
    onRevoke.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Keluarkan Firefox 145 · Windows' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const confirm = await page.findByRole('button', { name: 'Keluarkan' });
    await userEvent.click(confirm);
    await expect(onRevoke).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};
