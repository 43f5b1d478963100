import { styled } from 'styled-components';

/** Condition of a list in which the button leaves the device a column of single words. */
const narrow = '@container device-list (max-width: 16rem)';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
`;

export const Title = styled.h2`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
`;

export const List = styled.ul`
  display: grid;
  min-inline-size: 0;
  list-style: none;
  container: device-list / inline-size;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-block-size: 60px;
    padding-block: 10px;
    border-block-end: 1px solid var(--lobi-color-border-subtle);
  }
  ${narrow} {
    > li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 8px 12px;
    }
    > li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
  > li:last-child {
    border-block-end: 0;
  }
  > li > svg {
    color: var(--lobi-color-text2);
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: break-word;

  /* Long words break instead of reaching the button beside them. */
  > * {
    min-inline-size: 0;
  }
  b {
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 8px;
  }
`;

export const Nothing = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
