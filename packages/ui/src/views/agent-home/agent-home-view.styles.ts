import { styled } from 'styled-components';

export const Root = styled.div`
  inline-size: 100%;
  container-type: inline-size;
`;

/** In one column in the order of use; side by side if there is enough room. */
export const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > * {
    min-inline-size: 0;
  }
  @container (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-areas:
      'float earnings'
      'float referral'
      'figures figures'
      'requests recent'
      'downline downline';

    > * {
      grid-area: var(--area);
    }
  }
  @container (min-width: 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto auto auto 1fr;
    grid-template-areas:
      'float earnings referral'
      'figures figures figures'
      'requests downline downline'
      'requests recent recent';
  }
`;

export const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;

  &[data-fill] {
    align-content: stretch;
  }
`;

/** The only accent of the page. */
export const Float = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: 14px;
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background:
    radial-gradient(
      120% 140% at 0% 0%,
      color-mix(in srgb, var(--lobi-color-accent) 14%, transparent),
      transparent 60%
    ),
    var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  h2 {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Amount = styled.div`
  font: var(--lobi-font-weight-display) var(--lobi-font-38) var(--lobi-font-family-display);
  letter-spacing: -0.02em;

  @container (max-width: 1199px) {
    font-size: 1.875rem;
    line-height: 2.375rem;
  }
`;

export const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;

  dt {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 auto;
  }
`;
