import { mdiBellOutline, mdiClose, mdiHeartOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Atoms/IconButton',
  component: IconButton,
  tags: ['wordless'],
  args: { label: 'Tambahkan Arena Lentera ke favorit', path: mdiHeartOutline, onClick: fn() },
  parameters: {
    guide: {
      use: [
        'If an icon is understood without text: close, search, favourite.',
        'With `badge` or `dot` if there is something new.',
      ],
      avoid: ['Rare or costly actions need text: use Button.', 'Two similar icons in one row.'],
      keyboard: { 'Enter, Space': 'Activates it.' },
      do: [
        {
          text: 'Use only an icon if every user knows it, and text if an action is costly.',
          show: () => (
            <Inline>
              <IconButton label="Tutup" path={mdiClose} />
              <Button tone="danger" variant="soft">
                Tolak penarikan
              </Button>
            </Inline>
          ),
        },
        'Name the object too: "Tambahkan Arena Lentera", not "Favorit".',
      ],
      dont: [
        {
          text: 'Use an icon alone for a costly action: “close” and “reject” look the same.',
          show: () => (
            <Inline>
              <IconButton label="Tutup" path={mdiClose} />
              <IconButton label="Tolak penarikan" path={mdiClose} tone="danger" variant="soft" />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['ghost', 'soft', 'outline', 'solid'] as const).map((variant) => (
        <Inline key={variant}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton
              key={size}
              {...args}
              label={`Tutup ${variant} ${size}`}
              path={mdiClose}
              variant={variant}
              size={size}
            />
          ))}
          <IconButton {...args} label={`Memuat ${variant}`} variant={variant} loading />
          <IconButton {...args} label={`Nonaktif ${variant}`} variant={variant} disabled />
        </Inline>
      ))}
      <Inline>
        {[1, 12, 100].map((badge) => (
          <IconButton
            key={badge}
            {...args}
            label="Notifikasi"
            path={mdiBellOutline}
            iconSize={24}
            badge={badge}
          />
        ))}
        <IconButton {...args} label="Notifikasi baru" path={mdiBellOutline} iconSize={24} dot />
      </Inline>
    </Stack>
  ),
};

/** Every variant in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={Object.fromEntries(
        (['ghost', 'soft', 'outline', 'solid'] as const).map((variant) => [
          variant,
          (disabled: boolean) => <IconButton {...args} variant={variant} disabled={disabled} />,
        ]),
      )}
    />
  ),
};

export const WithDot: Story = {
  args: { label: 'Notifikasi, 2 belum dibaca', path: mdiBellOutline, iconSize: 24, dot: true },
};

export const WithCount: Story = {
  args: { label: 'Notifikasi', path: mdiBellOutline, iconSize: 24, badge: 128 },
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'Notifikasi', path: mdiBellOutline, iconSize: 24, badge: 12 },
};

export const Interaction: Story = {
  args: { badge: 3 },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: `${args.label}: 3` });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
