import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: calc(var(--mark-height) * 0.3);
  color: var(--lobi-color-text);
`;

export const Drawing = styled.svg`
  flex: none;
`;

export const Name = styled.span`
  font: 800 calc(var(--mark-height) * 0.66) / 1 var(--lobi-font-family-display);
  letter-spacing: -0.03em;
  white-space: nowrap;

  & > :is(img, svg) {
    display: block;
    block-size: calc(var(--mark-height) * 0.8);
    inline-size: auto;
    max-inline-size: calc(var(--mark-height) * 5.4);
    object-fit: contain;
    object-position: left;
  }

  [data-collapsible] > & {
    @media (max-width: 359px) {
      display: none;
    }
  }
`;
