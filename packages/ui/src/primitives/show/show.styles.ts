import { styled } from 'styled-components';

/** Media queries cannot read custom properties, so each breakpoint of the tokens is repeated here. */
export const Root = styled.span`
  display: contents;

  @media (max-width: 479.98px) {
    &[data-above='xs'] {
      display: none;
    }
  }
  @media (max-width: 767.98px) {
    &[data-above='sm'] {
      display: none;
    }
  }
  @media (max-width: 959.98px) {
    &[data-above='mobile'] {
      display: none;
    }
  }
  @media (max-width: 1199.98px) {
    &[data-above='lg'] {
      display: none;
    }
  }
  @media (max-width: 1439.98px) {
    &[data-above='xl'] {
      display: none;
    }
  }
  @media (min-width: 480px) {
    &[data-below='xs'] {
      display: none;
    }
  }
  @media (min-width: 768px) {
    &[data-below='sm'] {
      display: none;
    }
  }
  @media (min-width: 960px) {
    &[data-below='mobile'] {
      display: none;
    }
  }
  @media (min-width: 1200px) {
    &[data-below='lg'] {
      display: none;
    }
  }
  @media (min-width: 1440px) {
    &[data-below='xl'] {
      display: none;
    }
  }
  @media not (hover: hover) {
    &[data-when='mouse'] {
      display: none;
    }
  }
  @media (hover: hover) {
    &[data-when='touch'] {
      display: none;
    }
  }
  @media print {
    &[data-when='screen'] {
      display: none;
    }
  }
  @media not print {
    &[data-when='print'] {
      display: none;
    }
  }
`;
