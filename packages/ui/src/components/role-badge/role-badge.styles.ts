import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: 6px;
  color: var(--lobi-color-text2);
  white-space: nowrap;

  svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
`;
