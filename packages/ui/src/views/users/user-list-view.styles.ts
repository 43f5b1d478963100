import { styled } from 'styled-components';

export const User = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  font-weight: 500;
`;

/** A sentence below a status, narrow enough to stay in its column. */
export const Hold = styled.div`
  max-width: 28ch;
  font-size: 12px;
  color: var(--lobi-color-text2);
  white-space: normal;
`;
