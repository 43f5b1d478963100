import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--inline-gap);
  min-inline-size: 0;

  @media (min-width: 768px) {
    gap: var(--inline-gap-md);
  }
  @media (min-width: 960px) {
    gap: var(--inline-gap-lg);
  }

  &[data-wrap='false'] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
