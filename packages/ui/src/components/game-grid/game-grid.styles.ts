import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 16px 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
  }
  /* Tiles outside the viewport are not painted. The margin around each keeps focus ring and hover shadow
     visible. */
  &[data-many] > li {
    margin: -6px;
    padding: 6px;
    content-visibility: auto;
    contain-intrinsic-size: auto 160px auto 240px;
  }
  &[data-shape='wide'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 252px), 1fr));
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px 16px;

    &[data-shape='wide'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    &[data-shape='wide'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const More = styled.div`
  display: grid;
  justify-content: center;
  margin-block-start: 24px;
`;

export const Count = styled.p`
  margin-block-start: 20px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** Placeholder for a tile while loading, in the tile's own proportions. */
export const Tile = styled.div`
  aspect-ratio: 4 / 5;

  > * {
    block-size: 100%;
  }

  [data-shape='wide'] & {
    aspect-ratio: 16 / 8.6;
  }
`;
