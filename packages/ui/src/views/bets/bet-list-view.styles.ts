import { styled } from 'styled-components';

export const Bet = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  font-weight: 500;

  svg {
    flex: none;
  }
  small {
    display: block;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;
