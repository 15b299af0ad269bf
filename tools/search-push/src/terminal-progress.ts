/** Shows the progress of the work. */
export interface TerminalProgress {
  /** Starts a phase of `total` steps. */
  phase(title: string, total: number): void;
  /** Completes a step. */
  step(subject: string): void;
  /** Clears the progress bar. */
  end(): void;
}

const BAR_WIDTH = 24;

/** Creates a progress bar on one line of a terminal. Writes nothing elsewhere, such as into a log. */
export function createTerminalProgress(stream: {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}): TerminalProgress {
  let title = '';
  let total = 1;
  let done = 0;
  const draw = (subject: string) => {
    if (stream.isTTY !== true) return;
    const filled = Math.round((BAR_WIDTH * done) / Math.max(1, total));
    const line = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${title} ${done}/${total} ${subject}`;
    stream.write(`\r\u001B[2K${line.slice(0, (stream.columns || 80) - 1)}`);
  };
  return {
    phase(newTitle, newTotal) {
      [title, total, done] = [newTitle, newTotal, 0];
      draw('');
    },
    step(subject) {
      done += 1;
      draw(subject);
    },
    end() {
      if (stream.isTTY === true) stream.write('\r\u001B[2K');
    },
  };
}
