import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  > p {
    color: var(--lobi-color-text2);
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    padding-block: 8px;
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  inline-size: 100%;

  @media (min-width: 480px) {
    inline-size: auto;
    margin-inline-start: auto;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    min-block-size: 44px;
    overflow-wrap: anywhere;
    color: var(--lobi-color-accent-text);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
