import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  margin-block: 8px -2px;

  h2 {
    font: 600 var(--lobi-font-17) var(--lobi-font-family);
  }
`;

export const More = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 32px;
  color: var(--lobi-color-second-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
