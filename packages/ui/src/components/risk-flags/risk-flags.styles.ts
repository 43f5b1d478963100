import { styled } from 'styled-components';
import { toneVariables } from '../../primitives/tone.styles.ts';

export const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

export const Flag = styled.li`
  ${toneVariables}
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  padding-block: 10px;

  & + & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--lobi-radius-sm);
  background: var(--tone-soft);
  color: var(--tone-text);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  > strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > p {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    color: var(--tone-text);
    font-weight: 600;
  }
`;

export const Action = styled.div`
  @media (max-width: 479px) {
    grid-column: 2 / -1;
  }
`;

export const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  svg {
    color: var(--lobi-color-success);
  }
`;
