/**
 * Returns the hash of the same section in another language. A section with one id for all languages, such as a step of the
 * checkout, keeps it.
 *
 * @param parts Ids of sections in the other language, by id.
 */
export function translateHash(hash: string, parts: Readonly<Record<string, string>> = {}): string {
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return hash; // Not valid percent-encoding.
  }
  return Object.hasOwn(parts, id) ? `#${parts[id]}` : hash;
}
