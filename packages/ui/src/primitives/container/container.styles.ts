import { styled } from 'styled-components';

export const Root = styled.section`
  inline-size: 100%;
  max-inline-size: calc(1200px + 2 * var(--lobi-page-gutter));
  margin-inline: auto;
  padding-inline: var(--lobi-page-gutter);

  &[data-size='sm'] {
    max-inline-size: calc(480px + 2 * var(--lobi-page-gutter));
  }
  &[data-size='md'] {
    max-inline-size: calc(768px + 2 * var(--lobi-page-gutter));
  }
  &[data-size='full'] {
    max-inline-size: none;
  }
  &[data-flush] {
    padding-inline: 0;
  }
`;
