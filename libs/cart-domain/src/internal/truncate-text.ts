/** Returns the first `limit` UTF-16 units of `text`, one less where the cut would split a character. */
export function truncateText(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/u, '');
}
