import { styled } from 'styled-components';

export const Root = styled.aside`
  display: flex;
  align-items: flex-start;
  gap: 16px;
  min-inline-size: 0;
`;

export const Text = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: 64ch;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-wrap: pretty;
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;
