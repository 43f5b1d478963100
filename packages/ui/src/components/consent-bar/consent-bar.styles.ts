import { styled } from 'styled-components';

export const Root = styled.section`
  position: fixed;
  inset-inline: 8px;
  inset-block-end: calc(var(--lobi-bottom-bar-height) + 8px + env(safe-area-inset-bottom));
  z-index: var(--lobi-z-drawer);
  display: grid;
  gap: 14px;
  max-block-size: calc(100dvh - var(--lobi-bottom-bar-height) - 24px);
  padding: 16px;
  overflow: auto;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-3);

  @media (min-width: 960px) {
    inset-inline: auto var(--lobi-page-gutter);
    inset-block-end: 24px;
    inline-size: min(520px, calc(100vw - 2 * var(--lobi-page-gutter)));
    padding: 20px;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 4px;

  & > p {
    color: var(--lobi-color-text2);
    text-wrap: pretty;
  }
`;

export const Title = styled.h2`
  font: 600 var(--lobi-font-17) var(--lobi-font-family);
`;

export const Categories = styled.fieldset`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  & > :last-child {
    grid-column: 1 / -1;
  }
`;
