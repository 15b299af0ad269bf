import type { Listener } from './listener.ts';

/** What was heard in one visit, as Markdown: a heading for each step, the keys in bold, one line for each utterance. */
export function formatTranscript(title: string, { entries, utterances }: Listener): string {
  const lines = entries.flatMap(({ what, title, start }, index) => {
    const heard = utterances
      .slice(start, entries[index + 1]?.start)
      .map(({ text, isInterrupted }) => `  - ${text}${isInterrupted ? ' *(interrupted)*' : ''}`);
    return [...(what === 'step' ? ['', `## ${title}`, ''] : [`- **${title}**`]), ...heard];
  });
  return [`# ${title}`, ...lines, ''].join('\n');
}
