import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  overflow: hidden;
  aspect-ratio: var(--aspect-ratio);

  & > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-fit='contain'] > * {
    object-fit: contain;
  }
  &[data-rounded] {
    border-radius: var(--lobi-radius-md);
  }
`;
