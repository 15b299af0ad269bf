/** Returns the `script` element with one item of structured data. No text in it ends the element. */
export function toJsonLdElement(item: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...item });
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}
