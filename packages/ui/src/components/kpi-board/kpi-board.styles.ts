import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

export const Moment = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  text-wrap: pretty;
`;

/** Twelve columns on a wide page, one on a phone. */
export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-4);

  > * {
    display: grid;
    min-inline-size: 0;
  }
  @media (min-width: 960px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 12;
    }
    > [data-span='wide'] {
      grid-column: span 8;
    }
    > [data-span='narrow'] {
      grid-column: span 4;
    }
    > [data-span='half'] {
      grid-column: span 6;
    }
  }
`;
