import { mdiArrowRight, mdiPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

const variants = ['solid', 'soft', 'outline', 'ghost', 'link'] as const;
const tones = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'meron',
  'wala',
  'draw',
] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const meta = {
  title: 'Atoms/Button',
  component: Button,
  args: { children: 'Pasang', onClick: fn() },
  parameters: {
    guide: {
      use: [
        'For actions. One solid accent button per view: the next step.',
        '`meron`, `wala` and `draw` only where the button bets on that side.',
      ],
      avoid: [
        'Navigation: pass `render={<KitLink href="…" />}`, so that it can be opened in a new tab.',
        'Turning something on or off: use Switch. One of several options: use SegmentedControl or Chip.',
      ],
      keyboard: { 'Enter, Space': 'Activates it.' },
      do: [
        {
          text: 'Name the effect: "Pasang Rp 100.000 di Meron", not "OK".',
          show: () => <Button tone="meron">Pasang Rp 100.000 di Meron</Button>,
        },
        {
          text: 'One solid accent button per view: the next step.',
          show: () => (
            <Inline>
              <Button variant="ghost">Batal</Button>
              <Button>Lanjut</Button>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Disable it because something is missing: let users press it and show what is missing.',
          show: () => <Button disabled>Lanjut</Button>,
        },
        {
          text: 'Put two solid accent buttons side by side: neither is then the next step.',
          show: () => (
            <Inline>
              <Button>Batal</Button>
              <Button>Lanjut</Button>
            </Inline>
          ),
        },
      ],
      accessibility: [
        'While `loading` it keeps its name and the focus, says that it is busy, and ignores presses.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Button key={tone} {...args} variant={variant} tone={tone}>
              {tone}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        {sizes.map((size) => (
          <Button key={size} {...args} size={size} iconStart={<Icon path={mdiPlus} />}>
            Deposit
          </Button>
        ))}
        <Button {...args} loading />
        <Button {...args} disabled />
        <Button {...args} variant="outline" disabled />
        <Button {...args} variant="ghost" disabled />
      </Inline>
      <Inline>
        {variants.map((variant) => (
          <Button key={variant} {...args} variant={variant} loading>
            {variant}
          </Button>
        ))}
      </Inline>
      <Button {...args} fullWidth>
        Deposit
      </Button>
    </Stack>
  ),
};

/** Every variant and tone in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={Object.fromEntries(
        variants.flatMap((variant) =>
          tones.map((tone) => [
            `${variant}, ${tone}`,
            (disabled: boolean) => (
              <Button {...args} variant={variant} tone={tone} disabled={disabled} />
            ),
          ]),
        ),
      )}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { children: 'Pasang Rp 100.000 di Meron dengan potensi hasil Rp 187.000', fullWidth: true },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: {
    children: 'Lihat semua',
    iconStart: <Icon path={mdiPlus} />,
    iconEnd: <Icon path={mdiArrowRight} flip />,
  },
};

export const AsLink: Story = {
  args: {
    children: 'Lihat semua',
    variant: 'ghost',
    render: <KitLink href="#game" />,
    iconEnd: <Icon path={mdiArrowRight} flip />,
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pasang' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingRefusesPresses: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pasang' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
