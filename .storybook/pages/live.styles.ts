import { styled } from 'styled-components';

export const Figure = styled.figure`
  margin: var(--lobi-space-5) 0 var(--lobi-space-8);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  figcaption {
    margin-block-start: var(--lobi-space-3);
    color: var(--lobi-color-text3);
  }
  a {
    color: var(--lobi-color-accent-text);
  }
`;

export const Frame = styled.iframe`
  inline-size: 100%;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
`;
