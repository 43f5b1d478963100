import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Atoms/CopyButton',
  component: CopyButton,
  args: { value: '8091234567', thing: 'nomor rekening' },
  parameters: {
    guide: {
      use: [
        'Beside values that users would otherwise retype: account numbers, amounts, codes, references.',
        'With a label (`labelled`) if copying is the next step, as in deposit instructions.',
      ],
      avoid: ['Whole paragraphs: users select those.'],
      keyboard: { 'Enter, Space': 'Copies and says so.' },
      do: [
        {
          text: 'Show the whole text beside its button, so that the user can compare it.',
          show: () => (
            <Inline gap={2}>
              <Text numeric>8091234567</Text>
              <CopyButton value="8091234567" thing="nomor rekening" />
            </Inline>
          ),
        },
        'Copy what the other side expects: the bare number, without spaces or currency.',
      ],
      dont: [
        {
          text: 'Shorten the text that is copied: the user cannot check it.',
          show: () => (
            <Inline gap={2}>
              <Text numeric>8091…67</Text>
              <CopyButton value="8091234567" thing="nomor rekening" />
            </Inline>
          ),
        },
      ],
      accessibility: ['Announces that the text was copied, or that it could not be.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['ghost', 'soft', 'outline', 'solid'] as const).map((variant) => (
        <Inline key={variant}>
          <CopyButton {...args} variant={variant} size="sm" />
          <CopyButton {...args} variant={variant} />
          <CopyButton {...args} variant={variant} labelled size="sm" />
          <CopyButton {...args} variant={variant} labelled />
          <CopyButton {...args} variant={variant} labelled disabled />
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithLabel: Story = { args: { labelled: true, variant: 'soft' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { labelled: true, variant: 'outline', fullWidth: true },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { labelled: true, variant: 'soft' },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = within(canvasElement).getByRole('button', { name: /nomor rekening/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('8091234567');
    await waitFor(() => expect(button).toHaveAttribute('data-copied'));
    write.mockRestore();
  },
};
