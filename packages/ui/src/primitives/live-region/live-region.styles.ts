import { styled } from 'styled-components';

/** Visually hidden and out of the flow, so that it adds nothing to the height of the page. */
export const Region = styled.div`
  position: fixed;
  inset-block-start: 0;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
