import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-6);
  inline-size: 100%;
  max-inline-size: 1032px;
  margin-inline: auto;

  &[data-step='form'] {
    max-inline-size: 640px;
  }
  /* The receipt is a separate sheet without surroundings on the screen. */
  @media screen {
    .lobi-PrintSheet-root[data-paper] {
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  align-items: start;

  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: var(--lobi-space-6);
  }
`;

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  &[hidden] {
    display: none;
  }
  @media (max-width: 479px) {
    padding: 16px;
  }
`;

export const Heading = styled.h2`
  font: 600 var(--lobi-font-20) var(--lobi-font-family);
`;

export const Aside = styled.aside`
  min-inline-size: 0;
`;

export const Summary = styled.div`
  display: grid;
  gap: var(--lobi-space-4);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  h3 {
    font: 600 var(--lobi-font-17) var(--lobi-font-family);
  }
`;

export const Note = styled.div`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
`;
