/** Replaces each white space character except line breaks with a plain space: prices contain no-break spaces. */
export const normalizeSpaces = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');
