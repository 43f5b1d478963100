import { styled } from 'styled-components';
import { coveredBelow } from '../../primitives/covered-below.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  container-type: inline-size;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;

  > :first-child {
    min-inline-size: 0;
  }
  > :last-child {
    flex: none;
  }
`;

export const Title = styled.h2`
  font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
  letter-spacing: -0.02em;

  @media (max-width: 479px) {
    font-size: 1.375rem;
    line-height: 1.75rem;
  }
`;

export const Until = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  text-wrap: balance;
`;

export const Panel = styled.div`
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  padding: var(--lobi-space-6);
  border-block-end: 1px solid var(--lobi-color-border-subtle);

  > div {
    display: contents;
  }
  p {
    flex: 0 0 100%;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  /* The copy button is next to its value, or below it where the amount leaves no room. */
  > button {
    order: 1;
    margin-block-end: 6px;
  }
  * + p {
    order: 2;
  }
`;

export const Exact = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;
  margin-block: 4px 8px;
  font: var(--lobi-font-weight-display) var(--lobi-font-38) var(--lobi-font-family-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  mark {
    /* The digits that the player must not change stay together. */
    display: inline-block;
    padding: 0 6px;
    margin-inline-start: 2px;
    border-block-end: 2px solid var(--lobi-color-accent);
    border-radius: var(--lobi-radius-xs);
    background: var(--lobi-color-accent-soft);
    color: var(--lobi-color-accent-text);
  }
  @media (max-width: 479px) {
    font-size: 1.875rem;
    line-height: 2.375rem;
  }
`;

export const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 600px) {
    &[data-scan] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }
  }
`;

export const Scan = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 8px;
  padding: var(--lobi-space-6);
  text-align: center;

  b {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const How = styled.div`
  display: grid;
  align-content: start;
  gap: var(--lobi-space-4);
  min-inline-size: 0;
  padding: var(--lobi-space-6);

  h3 {
    font: 600 var(--lobi-font-17) var(--lobi-font-family);
  }
  [data-scan] > & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  @container (min-width: 600px) {
    [data-scan] > & {
      border-block-start: 0;
      border-inline-start: 1px solid var(--lobi-color-border-subtle);
    }
  }
`;

export const Account = styled.dl`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);

  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    font: 600 var(--lobi-font-17) var(--lobi-font-family);
    overflow-wrap: anywhere;
  }
`;

export const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

export const Steps = styled.ol`
  display: grid;
  gap: 12px;
  counter-reset: step;
  list-style: none;

  li {
    display: flex;
    gap: 12px;
    color: var(--lobi-color-text2);
    counter-increment: step;
  }
  li > span {
    min-inline-size: 0;
    padding-block-start: 3px;
  }
  li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--lobi-radius-pill);
    background: var(--lobi-color-soft);
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-13) var(--lobi-font-family);
  }
  b {
    color: var(--lobi-color-text);
  }
`;

export const Demo = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-second-text);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: var(--lobi-space-5) var(--lobi-space-6);
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  > * {
    flex: 1 1 auto;
  }
  > :last-child {
    flex-grow: 3;
  }
  /* On a phone the next step stays visible while the instructions are read. */
  @media (max-width: 479px) {
    position: sticky;
    z-index: 2;
    inset-block-end: ${coveredBelow};
    gap: 8px;
    padding: 12px 16px;
    border-radius: 0 0 var(--lobi-radius-lg) var(--lobi-radius-lg);
    background: var(--lobi-color-surface);

    && > .lobi-Button-root {
      padding-inline: 12px;
      font-size: 0.9375rem;
    }
  }
`;
