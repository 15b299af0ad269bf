import { expect, test } from 'vitest';
import { createTerminalProgress } from './terminal-progress.ts';

function watched(isTTY: boolean) {
  let written = '';
  const progress = createTerminalProgress({ isTTY, columns: 60, write: (text) => (written += text) });
  progress.phase('Writing', 2);
  progress.step('products');
  progress.step('journals');
  progress.end();
  return written;
}

test('createTerminalProgress() draws on one line of a terminal and leaves it empty', () => {
  const lines = watched(true).split('\r\u001B[2K');
  expect(lines).toEqual([
    '',
    '░░░░░░░░░░░░░░░░░░░░░░░░ Writing 0/2 ',
    '████████████░░░░░░░░░░░░ Writing 1/2 products',
    '████████████████████████ Writing 2/2 journals',
    '',
  ]);
});

test('createTerminalProgress() writes nothing into a log', () => {
  expect(watched(false)).toBe('');
});
