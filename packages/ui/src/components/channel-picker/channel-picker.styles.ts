import { styled } from 'styled-components';

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  list-style: none;

  li:not(:last-child)::after {
    content: '\u00a0·';
    color: var(--lobi-color-text3);
  }
`;
