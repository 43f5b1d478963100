export { htmlAttributes, type HtmlThemeOptions } from './html-attributes.ts';
export { StylesOnServer } from './styles-on-server.tsx';
