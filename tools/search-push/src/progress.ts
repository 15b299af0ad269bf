/** Says how far the work is. */
export interface Progress {
  /** Begins something that takes `total` steps. */
  phase(title: string, total: number): void;
  /** One more step is done. */
  step(subject: string): void;
  /** Leaves no trace of it. */
  end(): void;
}

const WIDTH = 24;

/** A bar on one line of a terminal. Anywhere else, a log say, nothing is written. */
export function createProgress(stream: {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}): Progress {
  let title = '';
  let total = 1;
  let done = 0;
  const draw = (subject: string) => {
    if (stream.isTTY !== true) return;
    const filled = Math.round((WIDTH * done) / Math.max(1, total));
    const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${title} ${done}/${total} ${subject}`;
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
