import { styled } from 'styled-components';

export const Details = styled.span`
  display: block;

  span,
  small {
    display: block;
  }
  span {
    font-weight: 500;
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const After = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

export const Broken = styled.span`
  color: var(--lobi-color-warning);
`;

export const Chain = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;

  svg {
    flex: none;
    color: var(--lobi-color-success);
  }
  &[data-broken] {
    color: var(--lobi-color-warning);
    font-weight: 600;
  }
  &[data-broken] svg {
    color: inherit;
  }
`;
