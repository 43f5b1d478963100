import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** Forms are no wider than on the login page. */
export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  inline-size: 100%;
  max-inline-size: 560px;
`;

export const Text = styled.div`
  display: grid;
  gap: 4px;

  /* It is focused only so that screen readers announce it. */
  > :focus {
    outline: none;
  }
`;

export const Body = styled.p`
  max-inline-size: 64ch;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  @container (max-width: 439px) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

export const Scan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: center;
  gap: var(--lobi-space-5);

  @container (min-width: 520px) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const Key = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  inline-size: 100%;

  > b {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  > p {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin-block-start: 6px;
    padding: 4px 4px 4px 14px;
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-inset);
  }
`;

const figures = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const Groups = styled.code`
  display: grid;
  grid-template-columns: repeat(4, auto);
  gap: 2px 12px;
  padding-block: 6px;
  font: 500 var(--lobi-font-15) ${figures};

  ${largeText} {
    grid-template-columns: repeat(2, auto);
  }
`;

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: space-evenly;
  gap: 10px 24px;
  padding: var(--lobi-space-5) 12px;
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
  font: 600 var(--lobi-font-17) ${figures};
  list-style: none;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 auto;
  }
`;
