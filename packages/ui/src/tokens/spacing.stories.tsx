import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Badge } from '../primitives/badge/badge.tsx';
import { Button } from '../primitives/button/button.tsx';
import { Inline } from '../primitives/inline/inline.tsx';
import { Show, type Breakpoint } from '../primitives/show/show.tsx';
import { CodeName, FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';
import * as S from '../testing/foundations/scales.styles.ts';
import { shownBrand } from '../testing/foundations/shown-brand.ts';
import { breakpointsPx, spacePx, type Brand } from './brand.ts';

const length = (value: string) => ({ '--length': value }) as CSSProperties;

const uses: Readonly<Record<Breakpoint, string>> = {
  xs: 'Large phones: two columns of tiles become three',
  sm: 'Tablets: Grid takes md',
  mobile: 'Phone frame below, desktop frame from here on; Grid takes lg',
  lg: 'Full width of a page',
  xl: 'Side panels beside the page',
};

function SpacingPage({ brand }: { brand: Brand }) {
  return (
    <FoundationPage
      title="Spacing"
      lead={`Twelve steps on a base of 4 px. ${brand.name} multiplies them by ${brand.spaceScale}; compact density by 0.875. A component never has a margin: its parent sets the gap.`}
    >
      <PagePart title="Steps">
        <S.Rows>
          {spacePx.map((px, index) => (
            <S.Row key={px}>
              <CodeName>--lobi-space-{index + 1}</CodeName>
              <span>{Number((px * brand.spaceScale).toFixed(2))} px</span>
              <S.Bar style={length(`var(--lobi-space-${index + 1})`)} />
            </S.Row>
          ))}
        </S.Rows>
      </PagePart>
      <PagePart
        title="Between things"
        note="1–3 inside a control, 4–5 between parts of a component, 6–8 between components, 9–12 between sections."
      >
        <Inline gap={8}>
          {[2, 3, 4, 5, 6, 8].map((step) => (
            <Inline key={step} gap={3}>
              <S.Gap style={length(`var(--lobi-space-${step})`)} />
              <CodeName>{step}</CodeName>
            </Inline>
          ))}
        </Inline>
      </PagePart>
      <PagePart
        title="Heights of controls"
        note="A control may look smaller; its touch target is 44 px in every size."
      >
        <Inline gap={5} lang="id">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} size={size}>
              {`${size}: ${brand.controlsPx[size]} px`}
            </Button>
          ))}
        </Inline>
      </PagePart>
      <PagePart title="Widths of pages" note="The badge shows where this page is now.">
        <PageTable
          label="Breakpoints"
          columns={['Name', 'From', 'What changes', 'Now']}
          rows={(Object.keys(breakpointsPx) as Breakpoint[]).map((name) => [
            <CodeName key="name">{name}</CodeName>,
            `${breakpointsPx[name]} px`,
            uses[name],
            <span key="now">
              <Show above={name}>
                <Badge tone="success">above</Badge>
              </Show>
              <Show below={name}>
                <Badge>below</Badge>
              </Show>
            </span>,
          ])}
        />
      </PagePart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Spacing',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <SpacingPage brand={shownBrand(globals['look']).brand} />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
