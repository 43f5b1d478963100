import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Divider } from '../divider/divider.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Atoms/Card',
  component: Card,
  tags: ['display'],
  args: { children: 'Sisa batas deposit hari ini: Rp 200.000' },
  parameters: {
    guide: {
      use: [
        'One object with its actions or numbers: a wallet, a form, a table.',
        '`raised` lies on a card, `inset` is sunk into one.',
      ],
      avoid: ['Around running text or a whole page: use the background of the page.'],
      do: [
        {
          text: 'Separate related content inside one card with a divider.',
          show: () => (
            <Card>
              <Stack>
                <Text>Saldo</Text>
                <Divider />
                <Text>Batas</Text>
              </Stack>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Nest cards more than one level deep.',
          show: () => (
            <Card>
              <Card level="raised">
                <Card level="inset">Saldo</Card>
              </Card>
            </Card>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Card>
      <Stack>
        <Heading size="sm">Kartu</Heading>
        <Text tone="secondary">Di atas latar halaman.</Text>
        <Divider />
        <Card level="raised">Di atas kartu</Card>
        <Card level="inset">Di dalam kartu</Card>
        <Card level="inset" padding={3}>
          Rapat
        </Card>
      </Stack>
    </Card>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    children: 'Perubahan yang menaikkan batas berlaku setelah masa tunggu dua puluh empat jam.',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
