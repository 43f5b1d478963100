import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 14px;
  margin-block-end: 14px;

  h1 {
    margin: 0;
    font: 700 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.012em;
  }
  p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  @media (min-width: 960px) {
    margin-block-end: 20px;
  }
`;

export const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--lobi-color-success);
    box-shadow: 0 0 0 3px var(--lobi-color-success-soft);
  }
  &[data-stale]::before {
    background: var(--lobi-color-warning);
    box-shadow: 0 0 0 3px var(--lobi-color-warning-soft);
  }
`;
