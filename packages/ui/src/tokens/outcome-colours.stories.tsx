import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { outcomeLetters, type Outcome } from '../components/odds/outcome.ts';
import { OutcomeMark } from '../components/odds/outcome-mark.tsx';
import { Inline } from '../primitives/inline/inline.tsx';
import { CodeName, FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';
import * as S from '../testing/foundations/seen-as.styles.ts';
import { SeenAs } from '../testing/foundations/seen-as.tsx';

const outcomes: readonly { outcome: Outcome; shape: string; color: string; glossary: string }[] = [
  { outcome: 'meron', shape: 'Circle', color: 'meron', glossary: 'Meron · Meron · Meron（红方）' },
  { outcome: 'wala', shape: 'Square', color: 'wala', glossary: 'Wala · Wala · Wala（蓝方）' },
  { outcome: 'draw', shape: 'Diamond', color: 'draw', glossary: 'Seri · Empate · 和局' },
  {
    outcome: 'cancelled',
    shape: 'Cross',
    color: 'cancel',
    glossary: 'Dibatalkan · Cancelada · 取消',
  },
];

function OutcomePage() {
  return (
    <FoundationPage
      title="Outcome colours"
      lead="A side always has a letter, a shape and a colour. One man in twelve can hardly tell the red of meron from the green of draw; the circle and the diamond are always distinct."
    >
      <PagePart title="Three signs for each">
        <PageTable
          label="Outcomes"
          columns={['Outcome', 'Mark', 'On its colour', 'Letter', 'Shape', 'Colour', 'Words']}
          rows={outcomes.map(({ outcome, shape, color, glossary }) => [
            outcome,
            <OutcomeMark key="mark" outcome={outcome} size={32} />,
            <S.Side
              key="inverse"
              style={{ '--side': `var(--lobi-color-${color})`, inlineSize: 72 } as CSSProperties}
            >
              <OutcomeMark outcome={outcome} size={28} inverse />
            </S.Side>,
            outcomeLetters[outcome],
            shape,
            <CodeName key="color">--lobi-color-{color}</CodeName>,
            glossary,
          ])}
        />
      </PagePart>
      <PagePart
        title="As others see it"
        note="Colour vision deficiencies, simulated in the browser. Ignore the shapes to see how much colour alone would tell."
      >
        <SeenAs>
          {outcomes.map(({ outcome, color }) => (
            <S.Side
              key={outcome}
              style={{ '--side': `var(--lobi-color-${color})` } as CSSProperties}
            >
              <OutcomeMark outcome={outcome} size={36} inverse />
            </S.Side>
          ))}
          {outcomes.map(({ outcome }) => (
            <Inline key={outcome} justify="center">
              <OutcomeMark outcome={outcome} size={28} />
            </Inline>
          ))}
        </SeenAs>
      </PagePart>
      <PagePart
        title="Never for anything else"
        note="The red and blue of the sides are not the tones danger and info: invalid fields, links and charts have tones of their own. The sides have the same order and names on every screen."
      />
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Outcome colours',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <OutcomePage />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
