import { styled } from 'styled-components';

export const Root = styled.svg`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  fill: currentColor;

  &[data-size='16'] {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-size='24'] {
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-size='32'] {
    inline-size: 32px;
    block-size: 32px;
  }
  &[data-flip]:dir(rtl) {
    transform: scaleX(-1);
  }

  /* Forced colours do not reach an SVG's own colour, which components set. */
  @media (forced-colors: active) {
    &&&& {
      color: inherit;
    }
  }
`;
