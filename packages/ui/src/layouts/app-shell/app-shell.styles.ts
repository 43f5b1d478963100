import { styled } from 'styled-components';
import { phoneOnItsSide } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  @media (max-width: 959px) {
    &[data-bottom-bar] {
      --lobi-covered-below: calc(var(--lobi-bottom-bar-height) + env(safe-area-inset-bottom, 0px));

      padding-block-end: var(--lobi-covered-below);
    }
  }
  /* A stage needs the height in landscape; the navbar leads back to the navigation. */
  ${phoneOnItsSide} {
    &[data-spacing='flush'] {
      --lobi-covered-below: env(safe-area-inset-bottom, 0px);

      > .lobi-BottomBar-root {
        display: none;
      }
    }
  }
`;

export const Frame = styled.div`
  flex: 1;

  @media (min-width: 960px) {
    &[data-sidebar] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

export const Main = styled.main`
  min-inline-size: 0;
`;

export const Notices = styled.section`
  &:empty {
    display: none;
  }
`;

export const Wait = styled.div`
  display: grid;
  gap: 24px;
`;

export const Content = styled.div`
  max-inline-size: calc(1376px + 2 * var(--lobi-page-gutter));
  margin-inline: auto;
  padding: 16px var(--lobi-page-gutter) 40px;

  &[data-spacing='flush'] {
    padding-block-start: 0;
  }

  @media (min-width: 960px) {
    padding-block: 24px 64px;

    &[data-spacing='flush'] {
      padding-block-start: 20px;
    }
  }
`;
