/**
 * Returns the hash of an address in another language: that of the same part there. A part with the same id everywhere, such as a
 * step of the checkout, keeps it.
 *
 * @param parts Ids of parts that are called otherwise there.
 */
export function partHash(hash: string, parts: Readonly<Record<string, string>> = {}): string {
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return hash; // No escaped text at all.
  }
  return Object.hasOwn(parts, id) ? `#${parts[id]}` : hash;
}
