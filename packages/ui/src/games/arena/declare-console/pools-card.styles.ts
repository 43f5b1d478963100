import { styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';
import { outcomeVariables } from './console-mark.styles.ts';

const hairline = 'color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent)';

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  margin: 0 16px 4px;
  overflow: hidden;
  border-radius: 8px;
  background: var(--lobi-color-raised);

  i {
    ${outcomeVariables}
    flex: 0 1 0;
    background: var(--fill);
  }
`;

export const Pools = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 9px 0;
    font-weight: 600;
    text-align: end;
    vertical-align: middle;
  }
  tr + tr > * {
    border-block-start: 1px solid ${hairline};
  }
  th {
    padding-inline-start: 16px;
    font-weight: 600;
    text-align: start;
  }
  td:last-child {
    padding-inline: 10px 16px;
    white-space: nowrap;
  }
  ${largeText} {
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    td {
      padding-inline-end: 16px;
    }
    td:last-child {
      white-space: normal;
    }
  }
  small {
    display: block;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const PoolName = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

export const PoolOdds = styled.td`
  ${outcomeVariables}
  color: var(--ink);
  font: 600 1.0625rem/1.5rem var(--lobi-font-family-display, var(--lobi-font-family));
`;

export const Facts = styled.dl`
  margin: 0;
  padding: 0 16px 4px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 9px;
  }
  div + div {
    border-block-start: 1px solid ${hairline};
  }
  dt {
    color: var(--lobi-color-text2);
  }
  dd {
    margin: 0;
    font-weight: 600;
    white-space: nowrap;
  }
`;

export const Sides = styled.div.attrs({ role: 'group' })`
  display: grid;
  gap: 4px;
  padding: 4px 16px 12px;
`;
