import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 40px;
  padding: 14px 16px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  @media (min-width: 960px) {
    padding: 12px 20px;
  }
`;

export const Owner = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;

  ${largeText} {
    flex-wrap: wrap;
  }
  @media (min-width: 960px) {
    flex: 0 1 auto;
  }
`;

export const Who = styled.div`
  flex: 1;
  min-inline-size: 0;

  /* A badge beside it wraps to the next line before the name does. */
  ${largeText} {
    flex-basis: 8rem;
  }
`;

export const Name = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  ${largeText} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-12) var(--lobi-font-family);

  span + span::before {
    content: '· ';
  }
`;

export const Number = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const Figures = styled.dl`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 12px;

  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    white-space: nowrap;
  }
  dd[data-main] {
    color: var(--lobi-color-accent-text);
  }

  @media (min-width: 960px) {
    flex: 1 0 auto;
    justify-content: flex-end;
    gap: 40px;
    text-align: end;

    dd {
      font: 600 var(--lobi-font-17) var(--lobi-font-family);
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 auto;
  }
  @media (min-width: 960px) {
    flex: 0 0 auto;

    > * {
      flex: none;
    }
  }
`;
