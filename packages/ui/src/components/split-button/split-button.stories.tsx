import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as icons from '../../primitives/icon/icons.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { SplitButton, type SplitButtonProps } from './split-button.tsx';

const onHold = fn();

const others: SplitButtonProps['groups'] = [
  {
    id: 'others',
    items: [
      { id: 'note', label: 'Setujui dengan catatan', icon: icons.edit },
      { id: 'hold', label: 'Tahan', icon: icons.pending, onSelect: onHold },
    ],
  },
  {
    id: 'danger',
    items: [{ id: 'reject', label: 'Tolak', icon: icons.rejected, tone: 'danger' }],
  },
];

const meta = {
  title: 'Atoms/SplitButton',
  component: SplitButton,
  args: {
    children: 'Setujui',
    onClick: fn(),
    groups: others,
  },
  parameters: {
    guide: {
      unused: 'For a partner’s forms with one usual action and several rare ones.',
      use: ['One common action with related variants: approve, export, save.'],
      avoid: [
        'Actions of equal importance: use ButtonGroup.',
        'Actions without a common main action: use Menu.',
      ],
      keyboard: {
        'Enter, Space': 'On the first part performs the action, on the second opens the menu.',
        Escape: 'Closes the menu and returns to its button.',
      },
      do: [
        {
          text: 'Put the most common action on the first part.',
          show: () => <SplitButton groups={others}>Setujui</SplitButton>,
        },
      ],
      dont: [
        {
          text: 'Put a costly action on the first part: a mistaken press starts it.',
          show: () => (
            <SplitButton groups={others} tone="danger">
              Tolak
            </SplitButton>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SplitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      {(['solid', 'soft', 'outline'] as const).map((variant) => (
        <Inline key={variant} gap={5}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <SplitButton key={size} {...args} variant={variant} size={size} />
          ))}
          <SplitButton {...args} variant={variant} tone="danger" />
          <SplitButton {...args} variant={variant} loading />
          <SplitButton {...args} variant={variant} disabled />
        </Inline>
      ))}
      <SplitButton {...args} iconStart={<Icon path={icons.download} />}>
        Unduh CSV
      </SplitButton>
    </Stack>
  ),
};

/** Every variant in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={Object.fromEntries(
        (['solid', 'soft', 'outline'] as const).map((variant) => [
          variant,
          (disabled: boolean) => <SplitButton {...args} variant={variant} disabled={disabled} />,
        ]),
      )}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { children: 'Setujui penarikan dan bayar sekarang juga', fullWidth: true },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu.contains(menu.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onHold).toHaveBeenCalledOnce());
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
