import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/button/button.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import * as icons from '../primitives/icon/icons.ts';
import { flag } from '../primitives/flag.ts';
import { CodeName, FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';
import * as S from '../testing/foundations/scales.styles.ts';
import { shownBrand } from '../testing/foundations/shown-brand.ts';
import type { Brand } from './brand.ts';

const durations = [
  ['instant', 80, 'Feedback to a press'],
  ['fast', 140, 'Hover, menus, tooltips'],
  ['base', 220, 'Parts that open, tabs'],
  ['slow', 320, 'Sheets, drawers, bars that fill'],
  ['overlay', 400, 'The loading overlay; the same in every brand'],
] as const;

const easings = [
  ['out', 'Things that come: fast at first, then settling'],
  ['in', 'Things that go'],
  ['spring', 'Chips and reveals only'],
] as const;

function Lane({ duration, easing }: { duration: string; easing: string }) {
  return (
    <S.Lane style={{ '--duration': duration, '--easing': easing } as CSSProperties}>
      <S.Runner />
    </S.Lane>
  );
}

function MotionPage({ brand }: { brand: Brand }) {
  const [far, setFar] = useState(false);
  const lasts = (name: string, ms: number) =>
    name === 'overlay' ? ms : Math.round(ms * brand.motionScale);
  return (
    <FoundationPage
      title="Motion"
      lead="Motion shows where an element came from and where it went; it never draws attention to itself. Every component uses these durations. All of them are 0 if the system or the brand requests reduced motion: then elements appear at once."
    >
      <Button
        size="lg"
        style={{ justifySelf: 'start' }}
        iconStart={<Icon path={icons.play} />}
        aria-pressed={far}
        onClick={() => setFar(!far)}
      >
        Play
      </Button>
      <div data-far={flag(far)} style={{ display: 'contents' }}>
        <PagePart title="Durations">
          <PageTable
            label="Durations"
            columns={['Token', 'Lasts', 'For', 'On press']}
            rows={durations.map(([name, ms, use]) => [
              <CodeName key="name">--lobi-motion-{name}</CodeName>,
              `${lasts(name, ms)} ms`,
              use,
              <div key="lane" style={{ inlineSize: 220 }}>
                <Lane duration={`var(--lobi-motion-${name})`} easing="var(--lobi-ease-out)" />
              </div>,
            ])}
          />
        </PagePart>
        <PagePart
          title="Easings"
          note="Played three times slower than in the product, so that the difference is visible."
        >
          <PageTable
            label="Easings"
            columns={['Token', 'Curve', 'For', 'On press']}
            rows={easings.map(([name, use]) => [
              <CodeName key="name">--lobi-ease-{name}</CodeName>,
              <CodeName key="curve">{brand.easings[name]}</CodeName>,
              use,
              <div key="lane" style={{ inlineSize: 220 }}>
                <Lane
                  duration="calc(var(--lobi-motion-slow) * 3)"
                  easing={`var(--lobi-ease-${name})`}
                />
              </div>,
            ])}
          />
        </PagePart>
      </div>
      <PagePart
        title="Without motion"
        note="Choose “Reduced motion” in the toolbar and press Play: the squares move at once. Counters show their final value, sparks and shakes are omitted, and marquees stop and can be scrolled."
      />
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Motion',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <MotionPage brand={shownBrand(globals['look']).brand} />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Played: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const play = within(canvasElement).getByRole('button', { name: 'Play' });
    await userEvent.click(play);
    await expect(play).toHaveAttribute('aria-pressed', 'true');
  },
};
