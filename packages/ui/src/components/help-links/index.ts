export { HelpLinks, type HelpLink, type HelpLinksProps } from './help-links.tsx';
