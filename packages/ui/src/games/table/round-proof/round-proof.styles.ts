import { styled } from 'styled-components';
import { Panel } from '../../arena/panel.styles.ts';

export const Root = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;

  h2 {
    font: 700 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  svg {
    flex: none;
    color: var(--lobi-color-success);
  }
`;

export const Hash = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-inline-start: 12px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);

  code {
    min-inline-size: 0;
    overflow: hidden;
    color: var(--lobi-color-text2);
    font:
      500 0.8125rem/1.25rem ui-monospace,
      'SFMono-Regular',
      Menlo,
      Consolas,
      monospace;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Note = styled.p`
  max-inline-size: 68ch;
  color: var(--lobi-color-text3);
  font: 400 0.8125rem/1.25rem var(--lobi-font-family);
`;
