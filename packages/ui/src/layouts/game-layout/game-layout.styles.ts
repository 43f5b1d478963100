import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @media (min-width: 960px) {
    gap: 20px 24px;

    &[data-aside] {
      grid-template-areas: 'stage aside' 'below aside';
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 2fr) minmax(340px, 1fr);
    }
  }
`;

export const Stage = styled.div`
  min-inline-size: 0;

  @media (max-width: 959px) {
    margin-inline: calc(-1 * var(--lobi-page-gutter));

    &[data-sticky] {
      position: sticky;
      inset-block-start: var(--lobi-navbar-height);
      z-index: 1;
    }
  }
  @media (min-width: 960px) {
    [data-aside] > & {
      grid-area: stage;
    }
  }
`;

export const Aside = styled.section`
  min-inline-size: 0;

  @media (min-width: 960px) {
    position: sticky;
    grid-area: aside;
    align-self: start;
    inset-block-start: calc(var(--lobi-navbar-height) + 20px);
    max-block-size: calc(100dvh - var(--lobi-navbar-height) - 40px);
    overflow: auto;
  }
`;

export const Below = styled.div`
  min-inline-size: 0;

  @media (min-width: 960px) {
    [data-aside] > & {
      grid-area: below;
    }
  }
`;
