import { styled } from 'styled-components';
import { Sway } from '../../../components/lantern/sway.styles.ts';
import { VideoStage } from '../../../components/video-stage/video-stage.tsx';
import { Panel } from '../../arena/panel.styles.ts';

export const Screen = styled.div`
  position: relative;
  min-block-size: 0;
`;

export const Video = styled(VideoStage)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;

  .lobi-VideoStage-note {
    display: none;
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

/** The picture is dark in every brand; its ink is fixed with it. */
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
`;

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
`;

export const Hand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px 20px;

  @container play-frame (max-width: 879.98px) {
    .lobi-ChipSelector-root {
      flex-wrap: nowrap;
      max-inline-size: 100%;
      overflow-x: auto;
      padding-block: 8px;
      scrollbar-width: none;
    }
    .lobi-ChipSelector-chip {
      flex: none;
    }
  }
`;

export const Tools = styled.div`
  display: grid;
  flex: 1;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 8px;
  max-inline-size: 440px;

  button {
    padding-inline: 8px;
  }
  @container play-frame (max-width: 479.98px) {
    svg {
      display: none;
    }
  }
`;

export const Roads = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;
