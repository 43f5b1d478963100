import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Foundations/Container',
  component: Container,
  tags: ['display', 'wordless'],
  args: { children: <Card>Isi halaman</Card> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: [
        'Once around the content of a page that has no AppShell, or around one full-width band.',
      ],
      avoid: ['Inside AppShell, which sets the width already; use `flush` for a container in one.'],
      do: [
        {
          text: 'Use `flush` for a container inside another, so that their edges line up.',
          show: () => (
            <Container>
              <Stack gap={2}>
                <Card>Isi halaman</Card>
                <Container flush>
                  <Card>Isi di dalam</Card>
                </Container>
              </Stack>
            </Container>
          ),
        },
        '`sm` a form, `md` a text, `lg` a page, `full` a table.',
      ],
      dont: [
        {
          text: 'Put a container inside another without `flush`: the page gets a second margin.',
          show: () => (
            <Container>
              <Stack gap={2}>
                <Card>Isi halaman</Card>
                <Container>
                  <Card>Isi di dalam</Card>
                </Container>
              </Stack>
            </Container>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={5}>
      {(['sm', 'md', 'lg', 'full'] as const).map((size) => (
        <Container key={size} size={size}>
          <Card level="inset">{size}</Card>
        </Container>
      ))}
      <Container size="sm" flush>
        <Card level="inset">sm, flush</Card>
      </Container>
    </Stack>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { size: 'sm' } };
