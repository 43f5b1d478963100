import { styled } from 'styled-components';

export const Hint = styled.span`
  display: grid;
  gap: 6px;
`;

export const CapsLock = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--lobi-color-warning);
  font-weight: 500;
`;

export const Strength = styled.span`
  --level: var(--lobi-color-danger);
  display: flex;
  align-items: center;
  gap: 10px;

  &[data-level='fair'] {
    --level: var(--lobi-color-warning);
  }
  &[data-level='strong'] {
    --level: var(--lobi-color-success);
  }
`;

export const Bars = styled.span`
  display: grid;
  flex: none;
  grid-template-columns: repeat(3, 24px);
  gap: 4px;

  i {
    block-size: 4px;
    border-radius: 4px;
    background: var(--lobi-color-border-subtle);
  }
  i:first-child,
  [data-level='fair'] & i:nth-child(2),
  [data-level='strong'] & i {
    background: var(--level);
  }
`;
