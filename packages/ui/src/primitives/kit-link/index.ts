export { KitLink, type KitLinkProps } from './kit-link.tsx';
