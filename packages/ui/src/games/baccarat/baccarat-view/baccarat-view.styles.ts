import { styled } from 'styled-components';
import { Sway } from '../../../components/lantern/sway.styles.ts';
import { VideoStage } from '../../../components/video-stage/video-stage.tsx';
import { narrowPhone } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';
import { Panel } from '../../arena/panel.styles.ts';

export const Screen = styled.div`
  position: relative;
  container: table / size;
  min-block-size: 0;
`;

export const Video = styled(VideoStage)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;
  min-block-size: 0;

  .lobi-VideoStage-note {
    display: none;
  }
  /* The cards are at the lower edge, and the status of the round in the corner of the text. */
  .lobi-VideoStage-controls {
    inset-block: 4px auto;
  }
  .lobi-VideoStage-state {
    inset-block-start: 52px;
  }
  .lobi-VideoStage-cover {
    align-content: start;
    padding-block-start: clamp(48px, 16%, 120px);
  }
`;

export const Art = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

export const Swing = styled(Sway)`
  --sway-turn: 1.4deg;
  --sway-time: 4.5s;
  transform-origin: 50% 0;
`;

/** The picture is dark in every brand; its text colour is therefore fixed too. */
export const State = styled.p`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  max-inline-size: calc(100% - 24px);
  padding: 6px 14px;
  border-radius: var(--lobi-radius-pill);
  background: rgb(8 8 20 / 0.72);
  color: #f4f2ec;
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  @container table (max-height: 11.875rem) {
    inset-block-start: 4px;
    inset-inline-start: 8px;
    max-inline-size: calc(100% - 16px);
    padding: 1px 10px;
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  /* Names, points and result of both hands need the whole picture. */
  @container table (max-height: 8.125rem) {
    &[data-phase='settled'] {
      ${visuallyHidden}
    }
  }
  ${narrowPhone} {
    &[data-phase='settled'] {
      ${visuallyHidden}
    }
  }
  b {
    font-weight: 700;
  }
  &[data-phase='betting'] b {
    color: #5edb93;
  }
  &[data-warn] span {
    color: #facc15;
  }
`;

export const Cards = styled.div`
  position: absolute;
  inset-block-end: clamp(10px, 4%, 36px);
  inset-inline: clamp(10px, 6%, 72px);

  @container table (max-height: 11.875rem) {
    inset-block-end: 2px;
  }
`;

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
`;

export const Roads = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;
