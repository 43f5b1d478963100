import { styled } from 'styled-components';

export const Beads = styled.ol`
  display: grid;
  grid-auto-columns: 28px;
  grid-auto-flow: column;
  grid-template-rows: repeat(6, 28px);
  gap: 4px;
  justify-content: start;
  margin: 0;
  padding: 0 16px 14px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  direction: ltr;

  li {
    display: grid;
    place-items: center;
  }
`;
