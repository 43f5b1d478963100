import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['display', 'wordless'],
  args: { children: 'dari' },
  parameters: {
    guide: {
      use: ['Text for screen readers that sighted users get from an icon.'],
      avoid: ['Instructions: they help all users, so show them.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Announced as "3 dari 4". */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap={2}>
      <Text>3</Text>
      <Text aria-hidden="true">/</Text>
      <VisuallyHidden {...args} />
      <Text>4</Text>
    </Inline>
  ),
};

export const Rtl: Story = { ...Matrix, globals: { direction: 'rtl' } };
