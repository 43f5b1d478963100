import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-inline-size: 0;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--lobi-color-text2);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const Win = styled.span`
  display: inline-flex;
  gap: 8px;
  color: var(--lobi-color-text3);
  white-space: nowrap;

  b {
    color: var(--lobi-color-text2);
    font-weight: 600;
  }
`;
