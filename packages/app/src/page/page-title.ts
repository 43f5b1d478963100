/** Title of a page from the brand's template. @source spec §2 (route name or title plus a suffix) */
export function pageTitle(template: string, title: string, brand: string): string {
  return template.replace('{title}', title).replace('{brand}', brand);
}
