import { Accordion } from '@base-ui/react/accordion';
import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled(Accordion.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  &[data-variant='cards'] {
    gap: 8px;
  }
`;

export const Item = styled(Accordion.Item)`
  min-inline-size: 0;

  [data-variant='plain'] > &:not(:last-child) {
    border-block-end: 1px solid var(--lobi-color-border-subtle);
  }
  [data-variant='cards'] > & {
    border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
    border-radius: var(--lobi-radius-md);
    background: var(--lobi-color-surface);
    box-shadow: var(--lobi-elevation-1);
  }
`;

export const Trigger = styled(Accordion.Trigger)`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 52px;
  padding-block: 8px;
  border-radius: var(--lobi-radius-sm);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  text-align: start;

  ${largeText} {
    flex-wrap: wrap;
    row-gap: 0;
  }
  [data-variant='cards'] & {
    padding-inline: 16px;
    border-radius: var(--lobi-radius-md);
  }
  & > .lobi-Icon-root:last-child {
    color: var(--lobi-color-text3);
    transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);
  }
  &[data-panel-open] > .lobi-Icon-root:last-child {
    transform: rotate(180deg);
  }
  &&[data-disabled] {
    cursor: not-allowed;

    &,
    & > * {
      color: var(--lobi-color-disabled);
    }
  }
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  text-wrap: balance;
`;

export const Detail = styled.span`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  /* On a line of its own, below title and arrow. */
  ${largeText} {
    flex-basis: 100%;
    order: 1;
  }
`;

export const Panel = styled(Accordion.Panel)`
  block-size: var(--accordion-panel-height);
  overflow: hidden;
  color: var(--lobi-color-text2);
  transition: block-size var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
  }
`;

export const Content = styled.div`
  padding-block-end: 16px;
  text-wrap: pretty;

  [data-variant='cards'] & {
    padding-inline: 16px;
  }
`;
