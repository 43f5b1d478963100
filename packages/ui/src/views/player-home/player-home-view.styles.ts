import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-6);
  inline-size: 100%;
`;

export const Balance = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Figure = styled.div`
  min-inline-size: 0;

  > p {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-block: -8px;
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  > strong {
    display: block;
    min-block-size: 44px;
    font: 700 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
`;

export const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 24px;
  margin: 4px 0 0;

  div {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  dd {
    margin: 0;
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(124px, 1fr));
  gap: 12px;

  > .lobi-Button-root {
    min-block-size: 52px;
    padding-inline: 10px;
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(2, minmax(156px, auto));
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-6);
  align-items: start;

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-6);
  min-inline-size: 0;
`;

export const Section = styled.section`
  min-inline-size: 0;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  margin-block-end: 10px;

  h2 {
    font: 600 var(--lobi-font-17) var(--lobi-font-family);
  }
`;

/** Rows of a panel, without padding. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 4px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Links = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
