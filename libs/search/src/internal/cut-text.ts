/** Returns the start of `text`, at most `length` UTF-16 code units, without splitting a surrogate pair. */
export function cutToLength(text: string, length: number): string {
  const splitsPair = (text.codePointAt(length - 1) ?? 0) > 0xffff;
  return text.slice(0, splitsPair ? length - 1 : length);
}

/** Returns the start of `text`, at most `bytes` bytes in UTF-8, without splitting a code point. */
export function cutToBytes(text: string, bytes: number): string {
  let taken = 0;
  let end = 0;
  for (const character of text) {
    taken += utf8Length(character);
    if (taken > bytes) return text.slice(0, end);
    end += character.length;
  }
  return text;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
