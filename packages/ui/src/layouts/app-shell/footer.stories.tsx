import { mdiBank, mdiForumOutline, mdiQrcode, mdiSendOutline, mdiWalletOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { playerFrame } from '../../testing/player-frame.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    ...playerFrame.footer,
    payments: ['QRIS', 'DANA', 'OVO', 'GoPay', 'ShopeePay', 'BCA', 'BRI', 'BNI', 'Mandiri'],
    licences: [{ name: 'Lisensi demo 8048', href: '#licence' }, { name: 'Diuji setiap tahun' }],
    social: [
      { href: '#telegram', label: 'Telegram', icon: mdiSendOutline },
      { href: '#forum', label: 'Forum', icon: mdiForumOutline },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['At the end of every page of the shop: age, advice, help, terms, licences.'],
      avoid: ['Bare pages, games on a phone: pass `null` to the frame.'],
      keyboard: { Tab: 'From link to link, column by column.' },
      do: [
        {
          text: 'Name payment methods as text: their logos are trademarks.',
          show: () => (
            <Inline gap={2}>
              {['QRIS', 'DANA', 'BCA'].map((name) => (
                <Badge key={name} variant="outline">
                  {name}
                </Badge>
              ))}
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Use icons instead: players look for the name of a bank.',
          show: () => (
            <Inline gap={2}>
              <Icon path={mdiQrcode} />
              <Icon path={mdiWalletOutline} />
              <Icon path={mdiBank} />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {};

export const Smallest: Story = {
  args: {
    columns: [],
    payments: [],
    licences: [],
    social: [],
    ageMark: false,
    demo: false,
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aturan permainan' })).toHaveFocus();
    await expect(canvas.getAllByRole('contentinfo')).toHaveLength(1);
  },
};
