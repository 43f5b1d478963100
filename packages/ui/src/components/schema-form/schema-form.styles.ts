import { styled } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  gap: var(--lobi-space-5);
  min-inline-size: 0;
`;

/** The fields, in the requested number of columns if there is room. */
export const Fields = styled.div`
  container-type: inline-size;

  > ${Grid}[data-columns='2'], > ${Grid}[data-columns='2'] ${Grid} {
    @container (min-width: 560px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--lobi-space-6);
    }
  }
`;

export const Cell = styled.div`
  min-inline-size: 0;

  &[data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Group = styled.fieldset`
  grid-column: 1 / -1;
  min-inline-size: 0;
  padding: var(--lobi-space-4) 0 0;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
`;

export const Legend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  margin-block-end: var(--lobi-space-4);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  & ~ * {
    clear: both;
  }
`;

export const GroupHint = styled.p`
  margin-block: calc(-1 * var(--lobi-space-3)) var(--lobi-space-4);
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;

  @media (max-width: 599px) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
