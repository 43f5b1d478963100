import { css, styled } from 'styled-components';
import { frameOnItsSide } from '../../play-frame/play-dock.styles.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';

/** The balls need less height than other pictures: the cards have it. */
export const Frame = styled(PlayFrame)`
  && > .lobi-GameStage-root {
    @media (max-width: 959.98px) and (min-height: 43.76rem) {
      --play-minimum: 8.25rem;
    }
    ${frameOnItsSide(css`
      > .lobi-GameStage-frame {
        min-block-size: 8rem;
      }
    `)}
  }
`;
