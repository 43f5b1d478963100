import { styled } from 'styled-components';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  /* Doubled class, so that the rule prevails in any order of the style sheets. */
  && .lobi-IconButton-root {
    border-color: var(--lobi-color-border-subtle);
  }
`;

export const Range = styled.span`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Sizes = styled.div`
  inline-size: 8.25rem;
  max-inline-size: 100%;
`;

export const Jump = styled.form`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  > input {
    inline-size: 52px;
    block-size: 32px;
    padding-inline: 8px;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-inset);
    color: var(--lobi-color-text);
    font: inherit;
    text-align: center;
  }
  > input:disabled {
    color: var(--lobi-color-disabled);
  }
  @media (pointer: coarse) {
    > input {
      block-size: 44px;
    }
  }
`;
