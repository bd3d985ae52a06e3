export function docsPage(): string {
  return '';
}
