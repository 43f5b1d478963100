import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { brokenImage, sampleProof } from '../../testing/image-fixtures.ts';
import { ImageViewer } from './image-viewer.tsx';

const meta = {
  title: 'Data/ImageViewer',
  component: ImageViewer,
  args: { src: sampleProof, name: 'Bukti transfer TRX-20261120-0344' },
  parameters: {
    guide: {
      use: ['For pictures that must be readable: proofs of transfers, identity papers.'],
      avoid: ['For art and decoration: use AspectRatio with an image.'],
      keyboard: {
        'Enter, space': 'On the thumbnail: opens the viewer.',
        '+ −': 'Zoom in and out.',
        '0': 'Resets the zoom.',
        'R, Shift R': 'Rotate to the right and to the left.',
        'Arrow keys': 'Pan a zoomed image.',
        Escape: 'Closes and returns the focus.',
      },
      do: [
        {
          text: 'Name the picture after what it proves; the name is its text and the title.',
          show: () => (
            <Stack gap={2}>
              <Text weight="semibold">Bukti transfer TRX-20261120-0344</Text>
              <ImageViewer src={sampleProof} name="Bukti transfer TRX-20261120-0344" />
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Use the name of the file: it says nothing about the picture.',
          show: () => (
            <Stack gap={2}>
              <Text weight="semibold">IMG_2041.jpg</Text>
              <ImageViewer src={sampleProof} name="IMG_2041.jpg" />
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap={5}>
      <ImageViewer {...args} />
      <ImageViewer {...args} src={brokenImage} name="Bukti transfer yang rusak" />
      <ImageViewer {...args} trigger={<Button variant="soft">Lihat bukti</Button>} />
    </Inline>
  ),
};

export const Open: Story = { args: { defaultOpen: true } };

export const Broken: Story = { args: { src: brokenImage, defaultOpen: true } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    defaultOpen: true,
    name: 'Bukti transfer bank untuk deposit akun siti_rahma pada tanggal dua puluh November',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { defaultOpen: true } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'Bukti transfer TRX-20261120-0344' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const zoomIn = page.getByRole('button', { name: 'Perbesar' });
    await waitFor(() => expect(zoomIn).toBeEnabled());
    await userEvent.keyboard('+r');
    await waitFor(() => expect(page.getByText('Perbesaran 150%, putaran 90°')).toBeInTheDocument());
    await userEvent.keyboard('0');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(
        page.getByRole('button', { name: 'Perbesar gambar: Bukti transfer TRX-20261120-0344' }),
      ).toHaveFocus(),
    );
  },
};
