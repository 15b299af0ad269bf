/** Something that nobody else has, also on pages without https, where `crypto.randomUUID` is missing. */
export function randomToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
