import { styled } from 'styled-components';

export const Root = styled.div`
  display: none;

  @media (min-width: 960px) {
    display: block;
    inline-size: var(--lobi-sidebar-width);
    border-inline-end: 1px solid
      color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);

    &[data-collapsed] {
      inline-size: 72px;
    }
  }
`;

export const Fold = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-start: 16px;

  [data-collapsed] & {
    justify-content: center;
  }
`;

export const Scroll = styled.nav`
  position: sticky;
  inset-block-start: var(--lobi-navbar-height);
  max-block-size: calc(100dvh - var(--lobi-navbar-height));
  padding: 20px 12px 24px;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

export const Group = styled.div`
  & + & {
    margin-block-start: 20px;
  }
`;

export const Title = styled.p`
  padding: 0 12px 6px;
  color: var(--lobi-color-text3);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Foot = styled.div`
  margin: 20px 12px 0;
  padding-block-start: 12px;
  border-block-start: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);

  & .lobi-Frame-link {
    margin-inline: -12px;
  }
  /* Each on its own line, even with a short label. */
  & > button {
    display: flex;
    margin-inline: -12px;
    padding-inline: 12px;
    white-space: nowrap;
  }
`;
