import { mdiHelpCircleOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inline } from '../inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Odds bersifat indikatif sampai taruhan ditutup.',
    children: <IconButton label="Tentang odds" path={mdiHelpCircleOutline} />,
  },
  decorators: [(Story) => <div style={{ padding: '96px 64px' }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['The name of an icon, or one short sentence about a control.'],
      avoid: [
        'Anything that users must know: touch has no hover. Write it beside the control.',
        'Links, buttons, several lines: Popover.',
      ],
      keyboard: {
        Tab: 'Focus on the trigger shows it.',
        Escape: 'Hides it.',
      },
      do: [
        {
          text: 'Write what affects money beside the control, where every user sees it.',
          show: () => (
            <Stack gap={1}>
              <Text weight="semibold">Odds 1,84</Text>
              <Text size="sm" tone="secondary">
                Odds bersifat indikatif sampai taruhan ditutup.
              </Text>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Leave what affects money to a tooltip: a phone has no hover.',
          show: () => (
            <Inline gap={1}>
              <Text weight="semibold">Odds 1,84</Text>
              <Tooltip content="Odds bersifat indikatif sampai taruhan ditutup.">
                <IconButton label="Tentang odds" path={mdiHelpCircleOutline} />
              </Tooltip>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const shown: Story['play'] = async ({ canvasElement, args }) => {
  const page = within(canvasElement.ownerDocument.body);
  page.getAllByRole('button')[0]?.focus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await page.findByText(args.content);
};

export const Matrix: Story = {
  render: (args) => (
    <Inline gap={8}>
      {(['top', 'bottom', 'inline-start', 'inline-end'] as const).map((side) => (
        <Tooltip key={side} {...args} side={side}>
          <IconButton label={`Tentang odds, ${side}`} path={mdiHelpCircleOutline} />
        </Tooltip>
      ))}
    </Inline>
  ),
  play: shown,
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    content:
      'Odds bersifat indikatif sampai taruhan ditutup, lalu dihitung dari total taruhan setelah komisi.',
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: shown,
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { side: 'inline-end' },
  play: shown,
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
    const tip = await page.findByText(args.content);
    await waitFor(() => expect(tip).toBeVisible());
  },
};
