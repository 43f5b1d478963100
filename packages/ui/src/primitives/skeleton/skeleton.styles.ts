import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const Root = styled.div`
  display: grid;
  gap: 8px;
  inline-size: var(--skeleton-width, 100%);
  animation: ${appear} 300ms step-end;

  &[data-shape='circle'] {
    inline-size: var(--skeleton-width, 44px);
  }
`;

export const Line = styled.span`
  display: block;
  block-size: var(--skeleton-height, 1em);
  border-radius: var(--lobi-radius-xs);
  background: var(--lobi-veil-strong);
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }

  [data-shape='text'] > &:last-child:not(:first-child) {
    inline-size: 62%;
  }
  [data-shape='block'] > & {
    block-size: var(--skeleton-height, 96px);
    border-radius: var(--lobi-radius-md);
  }
  [data-shape='circle'] > & {
    block-size: auto;
    aspect-ratio: 1;
    border-radius: 50%;
  }
`;
