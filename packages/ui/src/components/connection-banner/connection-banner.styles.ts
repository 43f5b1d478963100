import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 40px;
  padding: 8px var(--lobi-page-gutter);
  border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-warning) 35%, transparent);
  background: var(--lobi-color-warning-soft);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  text-wrap: balance;

  /* The button wraps to the next line instead of shrinking below its text. */
  ${largeText} {
    flex-wrap: wrap;

    & > span {
      flex: 1;
    }
  }

  & > svg {
    flex: none;
    color: var(--lobi-color-warning);
  }
  &[data-state='offline'] {
    border-color: color-mix(in srgb, var(--lobi-color-danger) 35%, transparent);
    background: var(--lobi-color-danger-soft);
  }
  &[data-state='offline'] > svg {
    color: var(--lobi-color-danger);
  }
`;
