import { styled } from 'styled-components';

export const Root = styled.span`
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  text-wrap: pretty;

  &[data-size='xs'] {
    font: 500 var(--lobi-font-12) var(--lobi-font-family);
  }
  &[data-size='sm'] {
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  &[data-size='lg'] {
    font: 400 var(--lobi-font-17) var(--lobi-font-family);
  }
  &[data-size='xl'] {
    font: 400 var(--lobi-font-20) var(--lobi-font-family);
  }

  &[data-weight='regular'] {
    font-weight: 400;
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='semibold'] {
    font-weight: 600;
  }
  &[data-weight='bold'] {
    font-weight: 700;
  }

  &[data-tone='default'] {
    color: var(--lobi-color-text);
  }
  &[data-tone='secondary'] {
    color: var(--lobi-color-text2);
  }
  &[data-tone='muted'] {
    color: var(--lobi-color-text3);
  }
  &[data-tone='accent'] {
    color: var(--lobi-color-accent-text);
  }
  &[data-tone='success'] {
    color: var(--lobi-color-success);
  }
  &[data-tone='warning'] {
    color: var(--lobi-color-warning);
  }
  &[data-tone='danger'] {
    color: var(--lobi-color-danger);
  }
  &[data-tone='info'] {
    color: var(--lobi-color-info);
  }
  &[data-tone='meron'] {
    color: var(--lobi-color-meron-text);
  }
  &[data-tone='wala'] {
    color: var(--lobi-color-wala-text);
  }
  &[data-tone='draw'] {
    color: var(--lobi-color-draw-text);
  }

  &[data-truncate] {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-clamped] {
    display: -webkit-box;
    min-inline-size: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--text-lines);
  }
  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }
  &[data-align='start'] {
    text-align: start;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
`;
