import { styled } from 'styled-components';

/** Secondary content of a cell. */
export const Quiet = styled.span`
  color: var(--lobi-color-text2);
`;

/** Main figure of a row. */
export const Strong = styled.span`
  font-weight: 600;
`;
