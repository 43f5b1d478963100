import { styled } from 'styled-components';

export const Root = styled.footer`
  /* Isolated, so that changes above do not repaint it. */
  isolation: isolate;
  padding: 32px var(--lobi-page-gutter) 40px;
  border-block-start: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Inside = styled.div`
  display: grid;
  gap: 28px;
  max-inline-size: 1376px;
  margin-inline: auto;

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  }
`;

export const Lead = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  max-inline-size: 56ch;
  text-wrap: pretty;
`;

export const AgeMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 2px solid var(--lobi-color-text2);
  border-radius: 50%;
  color: var(--lobi-color-text);
  font: 800 0.9375rem/1 var(--lobi-font-family);
  letter-spacing: -0.02em;
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 24px;

  & li > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    border-radius: var(--lobi-radius-xs);
  }
  @media (hover: hover) {
    & li > a:hover {
      color: var(--lobi-color-text);
    }
  }

  @media (max-width: 959px) {
    & > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    & > div:last-child:nth-child(odd) > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 24px;
    }
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(3, 1fr);

    & li > a {
      min-block-size: 32px;
    }
  }
`;

export const ColumnTitle = styled.p`
  margin-block-end: 2px;
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;

  @media (min-width: 960px) {
    grid-column: 1 / -1;
  }
`;

export const RowTitle = styled.p`
  flex: none;
  min-inline-size: 132px;
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Names = styled.ul`
  display: flex;
  flex: 1 1 220px;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;

  & > li > a:not(.lobi-IconButton-root) {
    display: inline-flex;
    align-items: center;
    min-block-size: 32px;
  }
`;

export const Payment = styled.li`
  padding: 4px 10px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-text2);
  font-weight: 600;
  white-space: nowrap;
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  padding-block-start: 20px;
  border-block-start: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);

  @media (min-width: 960px) {
    grid-column: 1 / -1;
  }
`;
