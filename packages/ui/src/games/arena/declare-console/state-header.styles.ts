import { styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';

export const State = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 16px;

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 960px) {
    grid-column: 1 / -1;
    gap: 0 28px;
    padding-block-end: 18px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Fight = styled.div`
  padding-inline-end: 16px;
  border-inline-end: 1px solid var(--lobi-color-border-subtle);

  ${largeText} {
    border-inline-end: 0;
  }
  p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  p + p {
    color: var(--lobi-color-text);
    font: 700 2.375rem/2.5rem var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.02em;
  }
  @media (min-width: 960px) {
    padding-inline-end: 28px;

    p + p {
      font-size: 3rem;
      line-height: 3rem;
    }
  }
`;

export const Now = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;

  > svg {
    inline-size: 24px;
    block-size: 24px;
    color: var(--lobi-color-text2);
  }
  &[data-tone='success'] > svg {
    color: var(--lobi-color-success);
  }
  &[data-tone='warning'] > svg {
    color: var(--lobi-color-warning);
  }
  h2 {
    margin: 0;
    font: 700 1.25rem/1.625rem var(--lobi-font-family-display, var(--lobi-font-family));
  }
  p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    color: var(--lobi-color-text2);
    font-weight: 600;
  }
  @media (min-width: 960px) {
    > svg {
      inline-size: 32px;
      block-size: 32px;
    }
    h2 {
      font-size: 1.5rem;
      line-height: 1.875rem;
    }
  }
`;
