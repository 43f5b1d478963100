import { styled } from 'styled-components';
import { toneVariables } from '../../primitives/tone.styles.ts';

export const Root = styled.div`
  ${toneVariables}
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 14px;
  border: 1px solid color-mix(in srgb, var(--tone-line) 35%, transparent);
  border-radius: var(--lobi-radius-md);
  background: var(--tone-soft);
  color: var(--lobi-color-text);

  & > svg {
    margin-block-start: 1px;
    color: var(--tone-text);
  }
`;

export const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  text-wrap: pretty;
`;

export const Title = styled.strong`
  display: block;
  font-weight: 600;
`;

export const Action = styled.div`
  margin-block-start: 8px;
`;
