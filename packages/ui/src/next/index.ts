export { htmlAttributes, type HtmlLook } from './html-attributes.ts';
export { StylesOnServer } from './styles-on-server.tsx';
