export function openApiDocument(base: string) {
  return { openapi: '3.1.0', servers: [{ url: base }] };
}
