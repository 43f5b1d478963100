import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { ReferralCard } from './referral-card.tsx';

const onShare = fn();

const meta = {
  title: 'Back office/ReferralCard',
  component: ReferralCard,
  args: {
    code: 'NUSA7K',
    url: 'https://lentera.example/register?referral=NUSA7K',
    onShare,
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['On the page of a user who invites others: code, link and QR code.'],
      avoid: ['For an empty downline: DownlineTree shows the invitation itself.'],
      keyboard: { Tab: 'Copy, then share.' },
      do: [
        {
          text: 'Pass the full URL: a copied link has to work anywhere.',
          show: () => (
            <ReferralCard code="NUSA7K" url="https://lentera.example/register?referral=NUSA7K" />
          ),
        },
      ],
      dont: [
        {
          text: 'Pass only a path: pasted into a message, it does not work.',
          show: () => <ReferralCard code="NUSA7K" url="/register?referral=NUSA7K" />,
        },
        'Offer sharing where the browser cannot share.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReferralCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }}>
      <ReferralCard {...args} />
      <ReferralCard {...args} aria-label="Tanpa bagikan" onShare={undefined} />
      <ReferralCard
        {...args}
        aria-label="Pemain"
        body="Siapa pun yang mendaftar lewat tautan ini tercatat diundang oleh Anda."
      />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    code: 'AGEN-NUSANTARA-TIMUR-2026',
    url: 'https://kantor-agen.lentera.example/register?referral=AGEN-NUSANTARA-TIMUR-2026',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas }) => {
    onShare.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salin tautan referral' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onShare).toHaveBeenCalledOnce();
  },
};
