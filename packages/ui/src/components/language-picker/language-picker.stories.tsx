import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { LanguagePicker } from './language-picker.tsx';

const meta = {
  title: 'Navigation/LanguagePicker',
  component: LanguagePicker,
  args: { languages: ['id', 'en', 'es', 'zh-Hans'], value: 'id', onValueChange: fn() },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
