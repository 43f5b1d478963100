import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 24px;
`;

export const Title = styled.h2`
  font: 600 var(--lobi-font-16) var(--lobi-font-family);
`;

export const Summary = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  > div {
    display: flex;
    gap: 6px;
  }
  dd {
    color: var(--lobi-color-text);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const More = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Who = styled.span`
  display: grid;
  min-inline-size: 128px;
  text-align: start;

  b {
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
    overflow-wrap: anywhere;
  }
  small {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--lobi-space-5);
  padding: var(--lobi-space-7) var(--lobi-space-5);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  text-align: center;

  @media (min-width: 600px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    justify-items: start;
    text-align: start;
  }
`;

export const InviteText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
  color: var(--lobi-color-text2);

  h3 {
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-16) var(--lobi-font-family);
  }
  b {
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-20) var(--lobi-font-family);
    letter-spacing: 0.06em;
  }
  p {
    overflow-wrap: anywhere;
  }
`;
