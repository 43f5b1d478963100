import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ProofUpload } from './proof-upload.tsx';

const meta = {
  title: 'Money/ProofUpload',
  component: ProofUpload,
  args: {
    onUpload: (file) => Promise.resolve(`file-${file.name}`),
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['The receipt of a payment that was made in another app.'],
      avoid: ['Any other file: use `FileDrop` and list the accepted types.'],
      keyboard: { 'Enter, Space': 'Opens the choice of files, or the camera.' },
      do: [
        {
          text: 'Mark it as optional where the channel does not need it.',
          show: () => <ProofUpload optional onUpload={(file) => Promise.resolve(file.name)} />,
        },
      ],
      dont: [
        {
          text: 'Write it into the label: other optional fields are marked beside it.',
          show: () => (
            <ProofUpload
              label="Bukti transfer (boleh kosong)"
              onUpload={(file) => Promise.resolve(file.name)}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProofUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ProofUpload {...args} />
      <ProofUpload {...args} optional />
      <ProofUpload {...args} error="Berkas tidak dapat dibaca." />
      <ProofUpload {...args} disabled />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for files.');
    const proof = new File(['%PDF-1.4'], 'bukti.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, proof);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('file-bukti.pdf'));
  },
};
