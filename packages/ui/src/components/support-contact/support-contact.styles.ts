import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Title = styled.p`
  font-weight: 600;
`;

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  list-style: none;

  li {
    min-inline-size: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    color: var(--lobi-color-accent-text);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
