import { styled } from 'styled-components';
import { lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { PlayFrame } from '../../play-frame/play-frame.tsx';

/** On the widest pages all bets are in a separate column, the proof below the graph. */
export const Frame = styled(PlayFrame)`
  @container play-frame (min-width: 1180px) {
    .lobi-GameStage-root {
      grid-template-columns: minmax(0, 1fr) 324px 316px;
      grid-template-rows: auto auto 1fr;
    }
    .lobi-GameStage-info,
    .lobi-GameStage-info > div {
      display: contents;
    }
    .lobi-GameStage-controls {
      grid-area: 2 / 2 / span 2;
    }
  }
`;

export const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;

  .lobi-CrashGraph-root {
    min-block-size: 0;
  }
`;

/** The heading of the strip is visually hidden, since the strip is above the multiple. */
export const History = styled.div`
  min-inline-size: 0;
  padding: 6px 10px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);

  ${lowScreen} {
    padding-block: 2px;
    zoom: 0.8;
  }
  h2 {
    ${visuallyHidden}
  }
  p {
    line-height: 44px;
  }
`;

export const Feed = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  min-inline-size: 0;

  @container play-frame (min-width: 1180px) {
    grid-area: 2 / 3 / span 2;

    .lobi-PlayersFeed-root > [role='group'] {
      max-block-size: 620px;
    }
    :is(th, td) {
      padding-inline: 6px;
    }
  }
`;

export const Proof = styled.div`
  min-inline-size: 0;

  @container play-frame (min-width: 1180px) {
    grid-area: 3 / 1;
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
