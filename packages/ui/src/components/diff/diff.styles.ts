import { css, styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Change = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px 12px;
  padding: 8px 12px;

  & + & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(9ch, 26%) minmax(0, 1fr);
    align-items: baseline;
  }
`;

export const Name = styled.dt`
  color: var(--lobi-color-text3);
  overflow-wrap: anywhere;
`;

export const Values = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;

  > svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
`;

const mark = css`
  display: inline-flex;
  align-items: baseline;
  gap: 4px;
  min-inline-size: 0;
  padding: 1px 6px;
  border-radius: var(--lobi-radius-xs);
  overflow-wrap: anywhere;
`;

export const Before = styled.del`
  ${mark}
  background: var(--lobi-color-danger-soft);
  color: var(--lobi-color-danger);
  text-decoration-thickness: 1px;

  &::before {
    content: '−';
    text-decoration: none;
  }
`;

export const After = styled.ins`
  ${mark}
  background: var(--lobi-color-success-soft);
  color: var(--lobi-color-success);
  font-weight: 600;
  text-decoration: none;

  &::before {
    content: '+';
  }
`;

export const Nothing = styled.em`
  font-style: italic;
`;

export const Same = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
