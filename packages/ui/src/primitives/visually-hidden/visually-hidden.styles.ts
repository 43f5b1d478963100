import { css, styled } from 'styled-components';

/** Hides an element from sight only: screen readers still read it. For elements without a wrapper. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.span`
  ${visuallyHidden}
`;
