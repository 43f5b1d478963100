import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { sampleChannel, sampleGateways } from '../../testing/channel-fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/text-field.tsx';
import { ChannelEditor } from './channel-editor.tsx';

const meta = {
  title: 'Back office/ChannelEditor',
  component: ChannelEditor,
  args: {
    gateways: sampleGateways,
    currencies: ['IDR', 'PHP'],
    channel: sampleChannel,
    onSubmit: fn(),
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Adding a payment channel, or changing its bounds, fee, roles and instructions.'],
      avoid: [
        'Switching a gateway off for maintenance: use GatewayCard.',
        'Other forms of the back office: use SchemaForm with their own schema.',
      ],
      keyboard: {
        Tab: 'Moves through the fields in the order of the page.',
        Enter: 'Saves from any line of text; the focus goes to the first refused field.',
      },
      do: [
        {
          text: 'Name a channel as players read it in their bank or app.',
          show: () => <TextField label="Nama kanal" defaultValue="Transfer BCA" />,
        },
      ],
      dont: [
        {
          text: 'Use the name of the gateway’s configuration: players see this name too.',
          show: () => <TextField label="Nama kanal" defaultValue="bca-2_prod" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ChannelEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="320px" gap={8}>
      <ChannelEditor {...args} actions={<Button variant="outline">Batal</Button>} />
      <ChannelEditor {...args} aria-label="Baru" channel={undefined} />
      <ChannelEditor {...args} aria-label="Hanya baca" readOnly />
    </Grid>
  ),
};

export const Empty: Story = { args: { channel: undefined } };

export const Loading: Story = { args: { busy: true } };

export const Error: Story = {
  args: {
    error: 'Kanal belum dapat disimpan.',
    fieldErrors: { name: ['Nama kanal sudah dipakai.'] },
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Nama kanal');
    name.focus();
    await userEvent.keyboard(' Utama{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ name: expect.stringMatching(/-2\D* \S+$/), max: '20000000' }),
      ),
    );
  },
};
