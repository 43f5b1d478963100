import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-7);
  inline-size: 100%;
  max-inline-size: 440px;
  margin-inline: auto;
`;

export const Head = styled.div`
  display: grid;
  gap: 6px;

  h1 {
    font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
    letter-spacing: -0.015em;
  }
  p {
    color: var(--lobi-color-text2);
  }
`;

export const Other = styled.p`
  color: var(--lobi-color-text2);
  text-align: center;
`;

export const Footer = styled.div`
  padding-block-start: var(--lobi-space-5);
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Help = styled.div`
  display: grid;
  gap: var(--lobi-space-3);

  summary {
    display: list-item;
    inline-size: fit-content;
    padding-block: 12px;
    border-radius: var(--lobi-radius-sm);
    color: var(--lobi-color-accent-text);
    font-weight: 600;
    cursor: pointer;
  }
  details > p {
    color: var(--lobi-color-text2);
  }
`;

export const Agreement = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Referral = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 14px;
  border: 1px dashed var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  svg {
    flex: none;
    color: var(--lobi-color-second-text);
  }
  b {
    color: var(--lobi-color-text);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;

  > * {
    flex: 1 1 auto;
  }
`;
