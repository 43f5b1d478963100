import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RiskFlags, type RiskFlag } from './risk-flags.tsx';

const look = (text: string, href: string) => (
  <KitLink variant="inline" href={href}>
    {text}
  </KitLink>
);

const flags: readonly RiskFlag[] = [
  {
    id: 'device',
    severity: 'high',
    text: '4 akun berbagi satu perangkat',
    since: '2026-11-19T02:10:00.000Z',
    action: look('Selidiki', '#device'),
  },
  {
    id: 'holder',
    severity: 'severe',
    text: 'Nama pemilik rekening berbeda dari akun',
    since: '2026-11-20T07:16:00.000Z',
    action: look('Tinjau', '#holder'),
  },
  {
    id: 'first',
    severity: 'low',
    text: 'Penarikan pertama ke rekening ini',
    since: '2026-11-20T07:12:09.000Z',
  },
  {
    id: 'fast',
    severity: 'medium',
    text: 'Deposit lalu penarikan dalam 12 menit',
    since: '2026-11-20T07:12:09.000Z',
  },
];

const meta = {
  title: 'Back office/RiskFlags',
  component: RiskFlags,
  args: { flags },
  decorators: [(Story) => <div style={{ maxInlineSize: 520 }}>{Story()}</div>],
  parameters: {
    guide: {
      unused:
        'For a partner’s own risk signals; the app shows those of the platform in ReviewPanel.',
      use: ['Beside a request or a user, for what a reviewer should check first.'],
      avoid: ['For texts that the user reads: use plain language, not risk flags.'],
      keyboard: { Tab: 'Moves through the actions, most severe first.' },
      do: [
        {
          text: 'State the observation, not the suspicion.',
          show: () => <RiskFlags flags={flags.slice(3)} />,
        },
      ],
      dont: [
        {
          text: 'Accuse a player in a flag: a reviewer decides what it means.',
          show: () => (
            <RiskFlags flags={flags.slice(3).map((flag) => ({ ...flag, text: 'Penipu' }))} />
          ),
        },
        'Sort them yourself; the most severe and then the oldest come first.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RiskFlags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <RiskFlags {...args} />
      <RiskFlags flags={[]} />
    </Stack>
  ),
};

export const Empty: Story = { args: { flags: [] } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
  args: {
    flags: flags.map((flag) => ({
      ...flag,
      text: 'Dilihat dari seluruh downline agen yang sama dalam tujuh hari terakhir',
    })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Tingkat risiko: Kritis');
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Tinjau' })).toHaveFocus();
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Selidiki' })).toHaveFocus();
  },
};
