import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  align-content: start;
  gap: 10px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
`;

export const Count = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 4px 16px;
`;

export const Member = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  min-block-size: 44px;

  a {
    outline-offset: 4px;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Filled for users who are online, hollow for those who are away. */
export const Face = styled.span`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: -1px;
    inset-inline-end: -1px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--lobi-color-success);
    border-radius: 50%;
    background: var(--lobi-color-success);
    box-shadow: 0 0 0 2px var(--lobi-color-surface);
  }
  [data-away] > &::after {
    border-color: var(--lobi-color-border-control);
    background: var(--lobi-color-surface);
  }
`;

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;

  > span:first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Nothing = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
