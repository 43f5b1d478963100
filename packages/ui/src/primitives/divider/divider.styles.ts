import { styled } from 'styled-components';

export const Root = styled.div`
  flex: none;
  block-size: 1px;
  background: color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);

  &[data-orientation='vertical'] {
    align-self: stretch;
    inline-size: 1px;
    block-size: auto;
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
