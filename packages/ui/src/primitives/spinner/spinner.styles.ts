import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Root = styled.span`
  display: inline-grid;
  inline-size: 20px;
  block-size: 20px;

  &[data-size='sm'] {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-size='lg'] {
    inline-size: 32px;
    block-size: 32px;
  }
`;

export const Arc = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${turn} 0.9s linear infinite;

  & circle {
    opacity: 0.25;
  }
`;
