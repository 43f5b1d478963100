import { keyframes, styled } from 'styled-components';
import { narrowPhone } from '../../primitives/low-screen.ts';

const rollUp = keyframes`
  from { transform: translateY(0.7em); opacity: 0; }
`;

const rollDown = keyframes`
  from { transform: translateY(-0.7em); opacity: 0; }
`;

const glow = keyframes`
  from { color: var(--lobi-color-success); }
`;

export const Root = styled.span`
  position: relative;
  display: inline-block;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  direction: ltr;
`;

export const Signs = styled.span`
  display: inline-flex;
  overflow: clip;
  overflow-clip-margin: 2px;
  white-space: pre;

  /* Complete on two lines instead of cut off. */
  ${narrowPhone} {
    flex-wrap: wrap;
  }
`;

/** Stays in one piece where the amount wraps. */
export const Group = styled.span`
  display: inline-flex;
`;

export const Sign = styled.span`
  &[data-new] {
    animation: ${rollUp} 600ms var(--lobi-ease-out);
  }
  [data-trend='up'] &[data-new] {
    animation:
      ${rollUp} 600ms var(--lobi-ease-out),
      ${glow} 1200ms var(--lobi-ease-out);
  }
  [data-trend='down'] &[data-new] {
    animation-name: ${rollDown};
  }
`;
