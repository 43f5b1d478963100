import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: 6px;
  color: var(--lobi-color-text2);
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }

  svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
`;
