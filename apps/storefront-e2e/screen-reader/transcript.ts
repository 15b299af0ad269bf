import type { ScreenReaderUser } from './screen-reader-user.ts';

/** Formats what was heard in one visit as Markdown: a heading per step, the keys in bold, one line per utterance. */
export function formatTranscript(title: string, { marks, utterances }: ScreenReaderUser): string {
  const lines = marks.flatMap(({ what, title, start }, index) => {
    const heard = utterances
      .slice(start, marks[index + 1]?.start)
      .map(({ text, isInterrupted }) => `  - ${text}${isInterrupted ? ' *(interrupted)*' : ''}`);
    return [...(what === 'step' ? ['', `## ${title}`, ''] : [`- **${title}**`]), ...heard];
  });
  return [`# ${title}`, ...lines, ''].join('\n');
}
